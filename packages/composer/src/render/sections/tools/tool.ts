import type { ToolPlan } from '../../../plan/site-plan.ts';
import type { Html } from '../../h.ts';
import type { RenderSection } from '../../section.ts';
import { renderCalculator } from './calculator.ts';
import { renderCards } from './cards.ts';
import { renderCoin, renderDice, renderPicker } from './chance.ts';
import { renderChart } from './chart.ts';
import { renderStopwatch, renderTimer } from './clocks.ts';
import { renderConverter } from './converter.ts';
import { renderDays } from './days.ts';
import { renderMemory } from './memory.ts';
import { renderQuiz } from './quiz.ts';
import { renderStatuses } from './statuses.ts';
import { renderTodo } from './todo.ts';
import type { ToolToRender } from './tool-plan.ts';

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
  }
}

/** A small tool made of the person's own data. */
export const renderTool: RenderSection<'tool'> = (page, { id, title, content }) => ({
  body: toolOf({ page, id, title }, content),
  set: content.tool === 'statuses' ? 'beside' : 'below',
});
