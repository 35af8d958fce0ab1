for (const quiz of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll('[data-quiz]'))) {
  const questions = /** @type {HTMLFieldSetElement[]} */ ([...quiz.querySelectorAll('[data-question]')]);
  const score = quiz.querySelector('[data-quiz-score]');
  const again = quiz.querySelector('[data-again]');

  /** @param {HTMLFieldSetElement} question */
  const chosenIn = (question) =>
    /** @type {HTMLInputElement | null} */ (question.querySelector('input:checked'));

  /** Says what was right; true where it was chosen. @param {HTMLFieldSetElement} question */
  const judge = (question) => {
    const answer = question.dataset.question ?? '';
    const isRight = chosenIn(question)?.value === answer;
    const words = question.querySelectorAll('label')[Number(answer)]?.textContent.trim() ?? '';
    const verdict = question.querySelector('[data-verdict]');
    const { right = '', wrong = '' } = quiz.dataset;
    if (verdict) verdict.textContent = isRight ? right : wrong.replace('{answer}', () => words);
    return isRight;
  };

  quiz.addEventListener('submit', (event) => {
    event.preventDefault();
    const open = questions.find((question) => !chosenIn(question));
    if (open) {
      if (score) score.textContent = quiz.dataset.choose ?? '';
      open.querySelector('input')?.focus();
      return;
    }
    const right = questions.filter(judge).length;
    const words = (quiz.dataset.score ?? '').replace('{right}', String(right));
    if (score) score.textContent = words.replace('{all}', String(questions.length));
    again?.removeAttribute('hidden');
  });
  quiz.addEventListener('reset', () => {
    for (const verdict of quiz.querySelectorAll('[data-verdict]')) verdict.textContent = '';
    if (score) score.textContent = '';
    again?.setAttribute('hidden', '');
    quiz.querySelector('input')?.focus();
  });
  quiz.querySelector('[data-quiz-controls]')?.removeAttribute('hidden');
}
