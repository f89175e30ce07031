import { request } from 'node:http';

export type Answered = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
};

export type Sent = {
  readonly method?: string;
  readonly path: string;
  /** Set over the headers that a browser sends from our own page; `null` takes one away. */
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly body?: string | Buffer;
  /** Sends the body in pieces, without announcing its length. */
  readonly chunked?: boolean;
};

/** Plays a browser to a host on 127.0.0.1, down to the headers that `fetch` does not let a program set. */
export function makeBrowser(port: number) {
  const jar = { cookie: null as string | null };

  const send = (sent: Sent): Promise<Answered> =>
    new Promise((settle, fail) => {
      const isPost = sent.body != null || sent.method === 'POST';
      const headers: Record<string, string> = {
        host: `127.0.0.1:${port}`,
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'cors',
        ...(isPost ? { 'content-type': 'application/json', 'x-arsip': '1', origin: `http://127.0.0.1:${port}` } : {}),
        ...(jar.cookie == null ? {} : { cookie: jar.cookie }),
      };
      for (const [name, value] of Object.entries(sent.headers ?? {})) {
        if (value == null) delete headers[name];
        else headers[name] = value;
      }
      if (sent.body != null && sent.chunked !== true) headers['content-length'] = String(Buffer.byteLength(sent.body));
      const outgoing = request(
        {
          host: '127.0.0.1',
          port,
          method: sent.method ?? (isPost ? 'POST' : 'GET'),
          path: sent.path,
          headers,
          agent: false,
        },
        (incoming) => {
          const parts: Buffer[] = [];
          incoming.on('data', (part: Buffer) => parts.push(part));
          incoming.on('error', fail);
          incoming.on('end', () =>
            settle({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(parts) }),
          );
        },
      );
      outgoing.on('error', fail);
      outgoing.end(sent.body);
    });

  const redeem = async (key: string): Promise<Answered> => {
    const answered = await send({ path: '/session', body: JSON.stringify({ key }) });
    const cookie = answered.headers['set-cookie']?.[0];
    if (cookie != null) jar.cookie = cookie.split(';', 1)[0] ?? null;
    return answered;
  };

  return {
    send,
    /** Exchanges the key of a link for a session, as the page does. */
    redeem,
    open: (link: string) => redeem(keyOf(link)),
    cookie: () => jar.cookie,
  };
}

export const keyOf = (link: string): string => new URL(link).hash.replace('#key=', '');
