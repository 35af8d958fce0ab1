import type { KindGroup, KindId } from '../../kinds/groups.ts';
import { firstNamed, patternOf } from '../names.ts';

/** What a piece of software looks like at work. */
export type Product = 'board' | 'conversation' | 'dashboard' | 'map' | 'terminal' | 'wallet' | 'week';

const words: Readonly<Partial<Record<Product, string>>> = {
  board:
    'project projects task tasks kanban crm pipeline to-do hiring recruiting tickets ticketing roadmap proyectos tareas projekte projektmanagement aufgaben projets tâches projetos tarefas progetti attività タスク プロジェクト مشاريع مهام',
  conversation:
    'ai_startup ai_company ai_assistant ai_tool ai_agent ai_agents ai-powered ai_app assistant chatbot chatbots chat helpdesk artificial_intelligence meeting meetings inteligencia_artificial künstliche_intelligenz intelligence_artificielle inteligência_artificial intelligenza_artificiale asistente assistent assistente 人工知能 チャット ذكاء',
  map: 'delivery deliveries fleet logistics routes route parcel parcels map maps taxi rides parking running cycling hiking reparto rutas lieferung lieferungen flotte livraison livraisons entregas rotas consegne percorsi 配送 地図 توصيل خرائط',
  wallet:
    'bank banking fintech wallet crypto payment payments invoice invoices invoicing bookkeeping accounting expenses receipts budget budgeting finance finances savings facturas facturación pagos contabilidad rechnungen buchhaltung zahlungen factures facturation paiements comptabilité faturas pagamentos contabilidade fatture contabilità pagamenti 会計 請求 決済 家計 محاسبة فواتير دفع',
  week: 'schedule schedules scheduling shift shifts rota rotas roster booking bookings calendar calendars appointments timesheets time_tracking dienstplan dienstpläne schichtplan schichtpläne schichten termine kalender buchungen reservas citas turnos calendario agendas plannings rendez-vous réservations agendamentos escalas prenotazioni turni appuntamenti 予約 シフト カレンダー مواعيد حجوزات',
};

const patterns = Object.entries(words).map(
  ([product, list]) => [product as Product, patternOf(list)] as const,
);

/** Initials that small letters would hide among other words: "ai clienti". */
const thinking = /\b(?:AI|KI|IA|GPT|LLMs?)\b/;

const typed: ReadonlySet<KindId> = new Set(['developertool', 'documentation', 'opensource']);

/** A bank one carries about instead of going to. */
const inPocket = patternOf('fintech neobank app start-up startup software wallet');

/** What is sold is said at the beginning. */
const opening = 240;

/** The screen that shows best what a prompt's software does; nothing for what is no software. */
export function productOf(kind: { id: KindId; group: KindGroup }, prompt: string): Product | undefined {
  if (kind.id === 'bank') return inPocket.test(prompt.toLocaleLowerCase('en')) ? 'wallet' : undefined;
  if (kind.group !== 'tech' || kind.id === 'game') return undefined;
  if (typed.has(kind.id)) return 'terminal';
  const text = prompt.slice(0, opening);
  const named = firstNamed(patterns, text.toLocaleLowerCase('en'));
  return named ?? (thinking.test(text) ? 'conversation' : 'dashboard');
}

/** Whether a product has a screen to show; what one types has none. */
export const hasScreen = ({ product }: { product?: Product }): boolean =>
  product !== undefined && product !== 'terminal';
