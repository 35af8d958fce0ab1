/** Signs and tokens looked at so far. Tests read it to show that cutting takes linear time, without a clock. */
export const effort = { steps: 0 };
