/**
 * Puts news before the window's title, whatever the page calls itself meanwhile. @returns changes it, and takes it away when there is none
 */
export function createTitleNews(): (news: string | undefined) => void {
  /** The title that the page has given itself. */
  let own = '';
  let shown: string | undefined;
  let news: string | undefined;

  const draw = () => {
    if (document.title !== shown) own = document.title;
    shown = news === undefined ? own : `${news} – ${own}`;
    if (document.title !== shown) document.title = shown;
  };
  const observer = new MutationObserver(draw);

  return (next) => {
    if (next === news) return;
    if (news === undefined) own = document.title;
    news = next;
    draw();
    if (news === undefined) observer.disconnect();
    else observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  };
}
