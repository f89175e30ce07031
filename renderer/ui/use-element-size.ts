import { type RefObject, useLayoutEffect, useState } from 'react';

/** The inner size of an element in CSS pixels, kept up to date; zero until it is known. */
export function useElementSize(ref: RefObject<HTMLElement | null>): { widthPx: number; heightPx: number } {
  const [size, setSize] = useState({ widthPx: 0, heightPx: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element == null) return;
    const measure = () => {
      const next = { widthPx: element.clientWidth, heightPx: element.clientHeight };
      setSize((now) => (now.widthPx === next.widthPx && now.heightPx === next.heightPx ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
