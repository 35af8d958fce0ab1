import type { PlanTexts } from './plan-text-type.ts';

export const it: PlanTexts = {
  ask: {
    open: 'Quando è aperto?',
    where: 'Dove si trova?',
    reach: 'Come ci si può mettere in contatto?',
    cost: 'Quanto costa {name}?',
    offer: 'Che cosa si offre?',
    next: 'Qual è il prossimo appuntamento?',
  },
  calculator: {
    amount: 'Importo',
    rate: 'Interesse annuo',
    years: 'Anni',
    monthly: 'Al mese',
    factor: 'Quota in percentuale',
    estimate: 'Stima',
    total: 'In tutto',
    assumption: 'Calcolato con i numeri impostati qui.',
  },
  tools: { chart: 'In cifre', quiz: 'Quiz', todo: 'Da fare', memory: 'Trova le coppie' },
  call: 'Qualche domanda?',
  fieldWords: [
    ['email', 'e-mail', 'email', 'mail', 'posta elettronica'],
    ['phone', 'telefono', 'cellulare', 'whatsapp'],
    ['file', 'file', 'foto', 'allegat', 'curriculum'],
    ['time', 'ora', 'orario'],
    ['number', 'numero di', 'quanti', 'quante', 'persone', 'ospiti', 'quantità', 'età', 'budget'],
    ['date', 'data', 'date', 'giorno', 'arrivo', 'partenza', 'quando'],
    ['checkbox', 'accetto', 'consenso'],
    ['message', 'messaggio', 'commento', 'richiesta', 'domanda', 'note', 'cosa', 'descri', 'motivo'],
    ['name', 'nome', 'cognome'],
  ],
  memoryWords: ['memory', 'gioco di memoria', 'gioco delle coppie'],
  loanWords: ['prestito', 'mutuo', 'finanziamento'],
  yearly: {
    months: ['mese', 'mesi'],
    free: ['gratis', 'gratuit', 'omaggio'],
    numbers: ['un', 'due', 'tre', 'quattro', 'cinque', 'sei'],
  },
};
