import { useEffect, useState } from 'react';

/** Says the title of a newly shown page to screen readers, which would not notice the change. */
export function TitleAnnouncer() {
  const [title, setTitle] = useState('');

  useEffect(() => {
    const observer = new MutationObserver(() => setTitle(document.title));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
