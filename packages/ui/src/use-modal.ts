import { useEffect, useRef } from 'react';

/** The page behind a modal dialog does not scroll, and must not move when its scrollbar goes (see base.css). */
function keepRoomOfScrollbar(page: HTMLElement): void {
  page.toggleAttribute('data-has-scrollbar', window.innerWidth > page.clientWidth);
}

/** Opens and closes the browser's own modal dialog; pass the answer to the element. */
export function useModal(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    keepRoomOfScrollbar(document.documentElement);
    dialog.current?.showModal();
  }, [isOpen]);

  return dialog;
}
