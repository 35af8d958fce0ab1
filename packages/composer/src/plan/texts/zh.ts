import type { PlanTexts } from './plan-text-type.ts';

export const zh: PlanTexts = {
  ask: {
    open: '营业时间是什么时候？',
    where: '在哪里？',
    reach: '怎样联系？',
    cost: '{name}多少钱？',
    offer: '有哪些内容？',
    next: '下一场是什么？',
  },
  calculator: {
    amount: '金额',
    rate: '年利率',
    years: '年数',
    monthly: '每月',
    factor: '百分比',
    estimate: '估算',
    total: '合计',
    assumption: '按此处设定的数字计算。',
  },
  tools: { chart: '数据', quiz: '测验', todo: '待办', memory: '配对游戏' },
  call: '有问题吗？',
  fieldWords: [
    ['email', '邮箱', '邮件', 'email', 'e-mail'],
    ['phone', '电话', '手机', '微信'],
    ['file', '照片', '附件', '文件', '简历'],
    ['number', '人数', '数量', '年龄', '预算'],
    ['date', '日期', '哪天', '到达', '离开'],
    ['time', '时间'],
    ['checkbox', '同意'],
    ['message', '留言', '内容', '备注', '问题', '需求'],
    ['name', '姓名', '名字', '称呼'],
  ],
  memoryWords: ['记忆游戏', '配对游戏', '翻牌'],
  loanWords: ['贷款', '按揭', '房贷'],
  yearly: { months: ['个月'], free: ['免费', '赠送'], numbers: ['一', '两', '三', '四', '五', '六'] },
};
