import type { SiteFile } from '@sitewright/site-engine';

/** Facts that all pages state, as a prompt gives them. */
export const modelPrompt = `A pottery called Salt & Ember in Leith with a menu of glazes. Call 0131 496 0182. Open Tuesday to Saturday 10-18.
Pages: Home, Courses, Prices, Gallery, About us, Events, Questions, Contact`;

const pageNames = ['Home', 'Courses', 'Prices', 'Gallery', 'About', 'Events', 'Questions', 'Contact'];
const fileOf = (name: string): string => (name === 'Home' ? 'index.html' : `${name.toLowerCase()}.html`);
const glazes = ['Tenmoku', 'Celadon', 'Shino', 'Oribe', 'Chun', 'Rutile'];
const people = ['Morag Reid', 'Iain Sinclair', 'Ailsa Munro'];

/** What models load whose habits are those of 2023: Tailwind 3 with its settings, web fonts and icons of other hosts. */
const head = (name: string): string => `<html>
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1.0">
<title>${name} | Salt & Ember</title>
<script src="https://cdn.tailwindcss.com"></script>
<link href="https://fonts.googleapis.com/css2?family=Playfair+Display:wght@400;700&display=swap" rel="stylesheet">
<link rel="stylesheet" href="https://cdnjs.cloudflare.com/ajax/libs/font-awesome/6.4.0/css/all.min.css">
<script>
tailwind.config = { theme: { extend: {
  colors: { ember: { 500: '#c2562f', 700: '#8a3517' }, clay: '#efe6da' },
  fontFamily: { display: ['"Playfair Display"', 'serif'] },
} } }
</script>
<style>
.hero { background-image: linear-gradient(rgba(0,0,0,.4), rgba(0,0,0,.4)), url('images/kiln.jpg'); background-size: cover; }
.card:hover { transform: translateY(-4px); transition: transform .2s; }
</style>
</head>
<body class="bg-clay text-gray-800 font-sans antialiased">`;

const header = (
  current: string,
): string => `<header class="sticky top-0 z-50 bg-white bg-opacity-90 shadow-sm backdrop-blur">
<nav class="container mx-auto flex items-center justify-between px-6 py-4">
<a href="#" class="flex items-center font-display text-2xl font-bold text-ember-700 flex-shrink-0">Salt & Ember</a>
<ul class="hidden md:flex space-x-6">
${pageNames
  .map(
    (name) =>
      `<li><a href="/${fileOf(name)}"
 class="${name === current ? 'text-ember-700 border-b-2' : 'text-gray-600'} hover:text-ember-500 transition duration-300">${name}</a></li>`,
  )
  .join('\n')}
</ul>
<button class="md:hidden focus:outline-none focus:ring" onclick="toggleMenu()"><i class="fas fa-bars"></i></button>
</nav>
</header>`;

const hero = (name: string): string => `<section class="hero relative flex items-center justify-center h-96">
<div class="absolute inset-0 bg-gradient-to-r from-ember-700 to-transparent bg-opacity-50"></div>
<div class="relative text-center text-white px-4">
<h1 class="font-display text-5xl md:text-6xl font-bold mb-4 drop-shadow-sm">${name} at Salt & Ember</h1>
<p class="text-xl mb-8 text-opacity-80">Thrown, glazed and fired in Leith since we lit the first kiln.</p>
<a href="#book">
<button class="bg-ember-500 hover:bg-ember-700 text-white font-semibold py-3 px-8 rounded-full shadow">Book a place</button></a>
</div>
</section>`;

const cards = (name: string): string => `<section class="py-16 px-6">
<div class="container mx-auto">
<h4 class="text-sm uppercase tracking-wide text-ember-500">Our glazes</h4>
<h2 class="font-display text-3xl font-bold mb-10">${name}: what comes out of the kiln</h2>
<div class="grid grid-cols-1 md:grid-cols-2 lg:grid-cols-3 gap-8">
${glazes
  .map(
    (glaze, index) => `<div class="card bg-white rounded-lg shadow overflow-hidden border">
<img src="https://images.unsplash.com/photo-${index}?w=800" class="w-full h-48 object-cover">
<div class="p-6">
<h4 class="text-xl font-semibold mb-2">${glaze}</h4>
<p class="text-gray-600 leading-relaxed">A ${glaze.toLowerCase()} glaze over dark stoneware, fired to cone ten, on bowls
for ${name.toLowerCase()}.</p>
<div class="mt-4 flex items-center justify-between"><span class="text-ember-700 font-bold">£${24 + index * 3}</span>
<a href="glaze-${index}.html" class="text-sm text-ember-500 underline decoration-clone">More</a></div>
</div>
</div>`,
  )
  .join('\n')}
</div>
</div>
</section>`;

const voices = `<section class="bg-white py-16 px-6">
<div class="container mx-auto grid md:grid-cols-3 gap-6">
${people
  .map(
    (
      person,
    ) => `<blockquote class="p-6 rounded-lg bg-clay ring-1 ring-black ring-opacity-5 transform hover:scale-105">
<p class="italic overflow-ellipsis">“I came for an hour with ${person.split(' ')[0]}'s wheel and stayed the winter.”</p>
<div class="flex items-center mt-4">
<img src="images/${person.split(' ')[0]?.toLowerCase()}.jpg" class="w-12 h-12 rounded-full flex-shrink-0">
<span class="ml-3 font-semibold">${person}</span></div>
</blockquote>`,
  )
  .join('\n')}
</div>
</section>`;

const booking = `<section id="book" class="py-16 px-6">
<div class="max-w-xl mx-auto bg-white rounded-lg shadow-lg p-8">
<h3 class="font-display text-2xl font-bold mb-6">Book a place</h3>
<form action="#" class="space-y-4">
<input type="text" placeholder="Your name" class="w-full border rounded px-4 py-2 focus:outline-none focus:ring">
<input type="email" placeholder="Your email" class="w-full border rounded px-4 py-2 focus:outline-none focus:ring">
<select class="w-full border rounded px-4 py-2">${glazes.map((glaze) => `<option>${glaze}</option>`).join('')}</select>
<textarea placeholder="What would you like to make?" class="w-full border rounded px-4 py-2 h-32"></textarea>
<button type="submit" class="w-full bg-ember-500 text-white py-3 rounded shadow-sm disabled:bg-opacity-50">Send</button>
</form>
<iframe src="https://www.google.com/maps/embed?pb=leith" width="100%" height="300" class="mt-8 rounded"></iframe>
</div>
</section>`;

const footer = `<footer class="bg-gray-900 text-gray-300 py-12 px-6">
<div class="container mx-auto grid md:grid-cols-3 gap-8">
<div><p class="font-display text-xl text-white">Salt & Ember</p><p>Call 0131 496 0182. Open Tuesday to Saturday 10-18.</p></div>
<ul><li><a href="privacy.html">Privacy</a></li><li><a href="#">Terms</a></li></ul>
<div class="flex space-x-4"><a href="#"><i class="fab fa-instagram"></i></a>
<a href="https://example.com" target="_blank"><i class="fab fa-facebook"></i></a></div>
</div>
</footer>
<script>
function toggleMenu() { document.querySelector('nav ul').classList.toggle('hidden'); }
</script>
<script src="js/main.js"></script>
</body>
</html>
`;

/** Eight pages as a model writes them that keeps to none of what it is asked for: the build has to repair each of them. */
export const modelSite = (): SiteFile[] =>
  pageNames.map((name) => ({
    path: fileOf(name),
    content: [head(name), header(name), hero(name), cards(name), voices, booking, footer].join('\n'),
  }));
