export interface Example {
  title: string;
  summary: string;
  prompt: string;
}

/** Prompts to start from. Each asks for what people tend to forget: what it is for, what it must say, how it should feel. */
export const examples: readonly Example[] = [
  {
    title: 'A neighbourhood bakery',
    summary: 'Loaves, order for tomorrow, where to find us.',
    prompt:
      'A website for Rye & Ember, a neighbourhood bakery that bakes through the night. Show our six loaves with prices, let people order for tomorrow before 6 pm, and say where to find us and when we are open. Warm and a little old-fashioned, with the smell of crust in the words.',
  },
  {
    title: 'A physiotherapy practice',
    summary: 'Conditions treated, fees, meet the team, book.',
    prompt:
      'A website for Kestrel Physiotherapy, a practice of four. Explain in plain words which conditions we treat, list the fees openly, introduce the team, answer the usual questions and let people ask for an appointment. Calm, clear and reassuring, easy to read for older people.',
  },
  {
    title: 'An architect’s portfolio',
    summary: 'Six houses, large pictures, few words.',
    prompt:
      'A portfolio for Ondine Marsh, an architect who builds small houses. Six projects with large pictures, the year and the place, one sentence each. A short page about how she works and a way to write to her. Quiet, much white space, few words.',
  },
  {
    title: 'A one-page product launch',
    summary: 'What it does, who it is for, a waiting list.',
    prompt:
      'One page to launch Allot, an app that divides a shared bill fairly. Say what it does and who it is for, show three steps, compare the free and the paid plan, answer five questions and take email addresses for the waiting list. Bold, fresh and to the point.',
  },
];
