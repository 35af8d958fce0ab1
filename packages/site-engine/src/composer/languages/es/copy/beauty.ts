import type { GroupCopy } from '../../language-pack.ts';

export const beauty: GroupCopy<'beauty'> = {
  shared: {
    action: 'Pide hora',
    offer: { title: 'Lo que|hacemos', note: '¿No sabes qué elegir? Lo vemos juntos en el sillón.' },
    points: {
      title: 'Normas de la casa',
      items: [
        ['Primero hablamos', 'No empezamos hasta saber los dos qué quieres.'],
        ['Limpio de verdad', 'Cada herramienta, cada silla, cada vez.'],
        ['Puedes decir basta', 'Es tu pelo, tus manos, tu piel.'],
      ],
    },
    process: {
      title: 'Cómo es una visita',
      items: [
        ['Di qué te gusta', 'Una foto ayuda. También lo que no quieres.'],
        ['Siéntate', 'Nosotros trabajamos; tú hablas, lees o callas.'],
        ['Llévatelo puesto', 'Con un consejo para que dure.'],
      ],
    },
    about: {
      title: 'Una hora|solo tuya.',
      text: '{brand} es un lugar{in} donde alguien mira bien antes de empezar.',
    },
    faq: {
      title: 'Antes de sentarte',
      items: [
        ['¿Hace falta cita?', 'Es lo más seguro. Pide hora con el formulario.'],
        ['¿Cuánto se tarda?', 'Depende de lo que quieras. Te lo decimos antes de empezar.'],
        ['¿Y si no me gusta?', 'Dilo enseguida. Preferimos arreglarlo.'],
      ],
    },
    form: { title: 'Pide tu hora', done: 'Gracias. Te llamaremos para fijar la hora.' },
  },
  kinds: {
    salon: {
      unnamed: 'Frente al Espejo',
      offerTitle: 'En el|sillón',
      headlines: ['Sal de aquí|siendo tú.', 'Menos laca,|más forma.'],
      lede: '{brand} corta, colorea y peina{in} para que también te guste mañana.',
      items: [
        ['Corte', 'lavado y secado incluidos'],
        ['Color', 'raíz, mechas o cambio entero'],
        ['Peinado', 'para un día señalado'],
        ['Tratamiento', 'para pelo cansado'],
        ['Flequillo', 'poca cosa, bien medida'],
      ],
      faq: {
        title: 'Antes de|sentarte',
        items: [
          [
            'No sé qué quiero. ¿Me ayudáis?',
            'Cuenta qué te molesta de tu pelo por las mañanas. Empezamos por ahí.',
          ],
          ['¿Cuánto tarda el color?', 'Depende de cómo está ahora. Manda una foto y te lo decimos.'],
          ['¿Y si no me gusta?', 'Dilo enseguida. Preferimos arreglarlo.'],
        ],
      },
    },
    barber: {
      unnamed: 'Navaja y Peine',
      offerTitle: 'En el sillón,|con toalla caliente',
      headlines: ['Corte limpio,|sin discurso.', 'Siéntate.|Ya sabemos.'],
      lede: '{brand} corta pelo y arregla barbas{in}, con navaja, toalla caliente y buena charla.',
      items: [
        ['Corte', 'tijera o máquina'],
        ['Barba', 'perfilada, con toalla caliente'],
        ['Afeitado', 'a navaja'],
        ['Corte y barba', 'las dos cosas, una silla'],
        ['Niños', 'con paciencia'],
      ],
    },
    nails: {
      unnamed: 'Diez de Diez',
      offerTitle: 'Para manos,|pies y pestañas',
      headlines: ['Diez dedos,|diez ideas.', 'Hasta la punta|de los dedos.'],
      lede: '{brand} cuida manos, pies y pestañas{in}, con pulso firme y colores que duran.',
      items: [
        ['Manicura', 'limar, cuidar, pintar'],
        ['Semipermanente', 'brillo para días'],
        ['Pedicura', 'para sandalias y sin ellas'],
        ['Dibujo a mano', 'trae tu idea'],
        ['Pestañas', 'una a una'],
      ],
    },
    spa: {
      unnamed: 'Agua Templada',
      offerTitle: 'Para|soltarlo todo',
      headlines: ['Nada que hacer.|Una hora entera.', 'Baja|los hombros.'],
      lede: '{brand} tiene calor, agua y manos tranquilas{in} para los días que pesan.',
      action: 'Reserva una hora',
      items: [
        ['Masaje', 'suave, firme o en medio'],
        ['Baños', 'caliente, frío y otra vez'],
        ['Facial', 'la piel respira'],
        ['Sauna', 'en silencio'],
        ['Una tarde para dos', 'sin reloj'],
      ],
    },
    tattoo: {
      unnamed: 'Tinta Fina',
      offerTitle: 'Lo que|dibujamos',
      headlines: ['Piénsalo bien.|Lo haremos mejor.', 'Se queda|contigo.'],
      lede: '{brand} dibuja sobre la piel{in}: primero la idea, después el boceto y al final la aguja.',
      action: 'Cuenta tu idea',
      items: [
        ['Línea fina', 'poco y exacto'],
        ['Blanco y negro', 'sombra y contraste'],
        ['Color', 'que aguanta'],
        ['Cubrir', 'lo que ya no eres'],
        ['Diseño propio', 'dibujado para ti'],
      ],
      faq: {
        title: 'Antes de|la aguja',
        items: [
          ['¿Duele?', 'Sí, y más en unos sitios que en otros. Te decimos cuáles, y paras cuando quieras.'],
          ['¿Cómo lo cuido?', 'Te lo llevas por escrito: con qué lavar, qué poner, qué evitar.'],
          ['¿Podéis tapar uno viejo?', 'A menudo. Manda una foto con luz de día y el tamaño.'],
        ],
      },
    },
  },
};
