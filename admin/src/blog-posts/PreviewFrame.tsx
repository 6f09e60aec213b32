import { useEffect, useRef, useState } from 'react';
import styles from './Preview.module.css';

interface PreviewFrameProps {
  title: string;
  html: string;
  width: number;
}

export function PreviewFrame({ title, html, width }: PreviewFrameProps) {
  const container = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });

  useEffect(() => {
    if (!container.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const top = element.contentWindow?.scrollY ?? 0;
    const scroll = () => element.contentWindow?.scrollTo(0, top);
    element.addEventListener('load', scroll, { once: true });
    element.srcdoc = html;
    return () => element.removeEventListener('load', scroll);
  }, [html]);

  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);
  return (
    <div className={styles.frame} ref={container}>
      <iframe
        ref={frame}
        title={title}
        style={{
          width,
          height: size.height / scale,
          left: Math.max(0, (size.width - width) / 2),
          transform: `scale(${scale})`,
        }}
      />
    </div>
  );
}
