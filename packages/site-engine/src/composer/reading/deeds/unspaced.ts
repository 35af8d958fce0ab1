import { type DeedSpeech, thingsAfter } from './telling.ts';

const product = /(?:アプリ|サービス|ソフト|ツール|プラットフォーム|システム).{0,300}$/u;

export const japanese: DeedSpeech = {
  products: [
    {
      before: '(?<=^|[。\\n「」])',
      until: product,
      isDeed: (part) => /(?:し|して|する|します)$/u.test(part),
      nameOf: (part) => part.replace(/(?:して?|する|します)$/u, ''),
    },
    {
      before: '(?<=^|[。\\n「」])',
      until: /(?:が(?:できる|可能な)|機能(?:を備えた|付きの?|がある)).{0,300}$/u,
      isDeed: (part) => part.length < 20 && !product.test(part),
    },
  ],
  businesses: [],
};

export const arabic: DeedSpeech = {
  products: [
    {
      before: '(?:ل?(?:تطبيق|منصة|أداة|برنامج|خدمة)\\s|(?<=["”»“]\\s))',
      isDeed: (part) => /^[يت]\p{L}{3,}\s\S/u.test(part),
    },
  ],
  businesses: [thingsAfter('(?:نقدم|نقدّم|نوفر|نوفّر|تقدم|توفر)\\s')],
};
