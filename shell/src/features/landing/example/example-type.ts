import './example.css';

/** The face of the example's headings. */
export const serif = "font-[560] font-['Besley_Example',serif] tracking-[-0.03em]";
