/** Runs in a page and its frames: a pointer that can be seen, since a browser without a screen draws none. */
export function drawCursor(): void {
  const ring = document.createElement('div');
  ring.popover = 'manual';
  Object.assign(ring.style, {
    position: 'fixed',
    inset: '-11px auto auto -11px',
    width: '22px',
    height: '22px',
    margin: '0',
    padding: '0',
    borderRadius: '50%',
    border: '2px solid white',
    background: 'oklch(0.22 0.022 305 / 0.72)',
    boxShadow: '0 1px 5px rgb(0 0 0 / 0.4)',
    pointerEvents: 'none',
    overflow: 'hidden',
  });
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.append(ring);
    document.documentElement.addEventListener('mouseleave', () => ring.hidePopover());
  });
  const follow = ({ clientX, clientY }: MouseEvent) => {
    ring.style.translate = `${clientX}px ${clientY}px`;
    if (ring.isConnected) ring.togglePopover(true);
  };
  const press = (scale: string) => () => Object.assign(ring.style, { scale });
  addEventListener('mousemove', follow, { capture: true });
  addEventListener('mousedown', press('0.75'), { capture: true });
  addEventListener('mouseup', press('1'), { capture: true });
}
