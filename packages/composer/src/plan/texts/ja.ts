import type { PlanTexts } from './plan-text-type.ts';

export const ja: PlanTexts = {
  ask: {
    open: '営業時間を教えてください。',
    where: '場所はどこですか。',
    reach: '連絡方法を教えてください。',
    cost: '{name}はいくらですか。',
    offer: 'どのようなものがありますか。',
    next: '次の予定は何ですか。',
  },
  calculator: {
    amount: '金額',
    rate: '年利',
    years: '年数',
    monthly: '毎月',
    factor: '割合（％）',
    estimate: '目安',
    total: '合計',
    assumption: 'ここで設定した数値による計算です。',
  },
  tools: { chart: '数字で見る', quiz: 'クイズ', todo: 'やること', memory: '神経衰弱' },
  call: 'お気軽にどうぞ。',
  fieldWords: [
    ['email', 'メール', 'e-mail', 'email'],
    ['phone', '電話', '携帯'],
    ['file', '写真', '添付', 'ファイル', '履歴書'],
    ['number', '人数', '何名', '何人', '数量', '年齢', '予算'],
    ['date', '希望日', '日付', '日時', '日にち', '予約日', '到着', '出発'],
    ['time', '時間', '時刻'],
    ['checkbox', '同意'],
    ['message', '内容', 'メッセージ', '質問', 'ご要望', '備考', '相談'],
    ['name', '名前', '氏名', 'お名前'],
  ],
  memoryWords: ['神経衰弱', 'メモリーゲーム', '記憶ゲーム'],
  loanWords: ['ローン', '融資', '借入', '返済'],
  yearly: {
    months: ['か月', 'ヶ月', 'カ月', '月分'],
    free: ['無料', 'お得'],
    numbers: ['一', '二', '三', '四', '五', '六'],
  },
};
