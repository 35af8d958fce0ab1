const link = document.querySelector('[data-back-to-top]');

/** From one screen down on there is a way back. */
const show = () => link?.toggleAttribute('hidden', scrollY < innerHeight);

addEventListener('scroll', show, { passive: true });
show();
