/** Whether only a script can make a link do something: by its address it leads to no page, and to no place on this one. */
export function leadsNowhere(element: Element): boolean {
  const href = element.getAttribute('href')?.trim();
  if (!(element instanceof HTMLAnchorElement) || href === undefined) return false;
  if (href === '' || href === '#' || /^javascript:/i.test(href)) return true;
  const [page, place] = element.href.split('#', 2);
  if (!place || place.toLowerCase() === 'top' || page !== location.href.split('#', 1)[0]) return false;
  // What reads the address may show another part of the page for it.
  if (window.readsAddress() || onhashchange !== null || onpopstate !== null) return false;
  const names = [place, decodeURIComponent(element.hash.slice(1))];
  return !names.some((name) => document.getElementById(name) ?? document.getElementsByName(name)[0]);
}
