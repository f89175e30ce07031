import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { toWebResponse } from '../../electron/shell/web-response.ts';
import { waitFor } from '../support/wait-for.ts';

describe('a media answer for the window', () => {
  it('keeps status, headers and bytes', async () => {
    const response = toWebResponse({
      status: 206,
      headers: { 'content-range': 'bytes 0-1/9' },
      body: Readable.from([Buffer.from('ab')]),
    });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 0-1/9');
    expect(await response.text()).toBe('ab');
  });

  it('may have no body', () => {
    expect(toWebResponse({ status: 304, headers: {}, body: null }).body).toBeNull();
  });

  it('ends the stream when the page goes away', async () => {
    const body = new Readable({ read: () => {} });
    const response = toWebResponse({ status: 200, headers: {}, body });
    await response.body?.cancel();
    await waitFor('the stream to end', () => body.destroyed);
  });
});
