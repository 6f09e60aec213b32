import { useEffect, useRef } from 'react';

/** FullCalendar knows only days. `--over` draws a dragged visit in its lane. */
export function useLaneAtPointer(lanes: number) {
  const calendar = useRef<HTMLDivElement>(null);
  const pointed = useRef<{ day: string; lane: number; isLevel: boolean }>(undefined);

  useEffect(() => {
    let grip = { x: 0, y: 0 };
    function follow({ type, target, clientX, clientY }: PointerEvent) {
      if (type === 'pointerdown') {
        // FullCalendar goes by a visit's middle to find the day.
        const visit = target instanceof Element && target.closest('[role=listitem]')?.getBoundingClientRect();
        grip = { x: visit ? (visit.left + visit.right) / 2 - clientX : 0, y: clientY };
      }
      pointed.current = undefined;
      const x = clientX + grip.x;
      for (const column of calendar.current?.querySelectorAll<HTMLElement>('[role=cell][data-date]') ?? []) {
        const { left, right, top, bottom, width } = column.getBoundingClientRect();
        if (x < left || x >= right || clientY < top || clientY >= bottom) continue;
        const lane = Math.floor(((x - left) / width) * lanes);
        // Less than one step from where it was pressed.
        const isLevel = Math.abs(clientY - grip.y) < 14;
        pointed.current = { day: column.dataset.date ?? '', lane, isLevel };
        calendar.current?.style.setProperty('--over', String(lane));
      }
    }
    const end = new AbortController();
    for (const move of ['pointerdown', 'pointermove', 'pointerup'] as const)
      window.addEventListener(move, follow, { capture: true, signal: end.signal });
    return () => end.abort();
  }, [lanes]);
  return { calendar, pointed };
}
