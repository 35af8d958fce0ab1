import type { ToolPlan } from '../../../plan/site-plan.ts';
import type { Html } from '../../h.ts';
import type { RenderSection } from '../../section.ts';
import { renderCalculator } from './calculator.ts';
import { renderCards } from './cards.ts';
import { renderCoin, renderDice, renderPicker } from './chance.ts';
import { renderChart } from './chart.ts';
import { renderStopwatch, renderTimer } from './clocks.ts';
import { renderConverter } from './converter.ts';
import { renderDaily } from './daily.ts';
import { renderDays } from './days.ts';
import { renderEstimate } from './estimate.ts';
import { renderGuess, renderHangman, renderReaction, renderTicTacToe } from './games.ts';
import { renderInterval } from './interval.ts';
import { renderLog } from './log.ts';
import { renderMemory } from './memory.ts';
import { renderQuiz } from './quiz.ts';
import { renderScore } from './score.ts';
import { renderSnake } from './snake.ts';
import { renderStatuses } from './statuses.ts';
import { renderTodo } from './todo.ts';
import type { ToolToRender } from './tool-plan.ts';
import { renderPlanner, renderUntil } from './week.ts';

function toolOf(at: ToolToRender, content: ToolPlan): Html {
  switch (content.tool) {
    case 'calculator':
      return renderCalculator(at, content);
    case 'quiz':
      return renderQuiz(at, content);
    case 'todo':
      return renderTodo(at, content);
    case 'chart':
      return renderChart(at, content);
    case 'statuses':
      return renderStatuses(at, content);
    case 'memory':
      return renderMemory(at, content);
    case 'cards':
      return renderCards(at, content);
    case 'converter':
      return renderConverter(at, content);
    case 'dice':
      return renderDice(at, content);
    case 'coin':
      return renderCoin(at);
    case 'timer':
      return renderTimer(at, content);
    case 'days':
      return renderDays(at);
    case 'stopwatch':
      return renderStopwatch(at);
    case 'picker':
      return renderPicker(at, content);
    case 'log':
      return renderLog(at, content);
    case 'daily':
      return renderDaily(at, content);
    case 'interval':
      return renderInterval(at, content);
    case 'score':
      return renderScore(at, content);
    case 'until':
      return renderUntil(at, content);
    case 'planner':
      return renderPlanner(at, content);
    case 'estimate':
      return renderEstimate(at, content);
    case 'snake':
      return renderSnake(at, content);
    case 'tictactoe':
      return renderTicTacToe(at);
    case 'hangman':
      return renderHangman(at, content);
    case 'guess':
      return renderGuess(at, content);
    case 'reaction':
      return renderReaction(at, content);
  }
}

/** A small tool made of the person's own data. */
export const renderTool: RenderSection<'tool'> = (page, { id, title, content }) => ({
  body: toolOf({ page, id, title }, content),
  set: content.tool === 'statuses' ? 'beside' : 'below',
});
