/** What the preview's frame has loaded and shows. Pages are paths of files in the site. */
export interface PreviewState {
  /** The page in sight, as the preview itself says. */
  shown: string;
  /** The pages before it, oldest first. */
  trail: readonly string[];
  /** What the frame was last told to load; each `load` is a new frame. */
  loaded: string;
  load: number;
  /** Scripts run, are left out, or have stopped the page. */
  scripts: 'on' | 'off' | 'stuck';
}

export type PreviewAction =
  | { type: 'reported'; page: string }
  | { type: 'opened'; page: string }
  | { type: 'back' | 'reloaded' | 'stuck' | 'without scripts' | 'with scripts' };

const trailLength = 50;

export const firstPage: PreviewState = {
  shown: 'index.html',
  trail: [],
  loaded: 'index.html',
  load: 0,
  scripts: 'on',
};

/** A page that was stopped is given another chance; one without scripts stays without. */
const loading = (state: PreviewState, page: string): PreviewState => ({
  ...state,
  scripts: state.scripts === 'off' ? 'off' : 'on',
  shown: page,
  loaded: page,
  load: state.load + 1,
});

/** A page that follows another by a link or by choice. */
function following(state: PreviewState, page: string): PreviewState {
  if (page === state.shown) return state;
  return { ...state, shown: page, trail: [...state.trail, state.shown].slice(-trailLength) };
}

export function reducePreview(state: PreviewState, action: PreviewAction): PreviewState {
  switch (action.type) {
    case 'reported':
      return following(state, action.page);
    case 'opened':
      return loading(following(state, action.page), action.page);
    case 'back':
      return loading({ ...state, trail: state.trail.slice(0, -1) }, state.trail.at(-1) ?? state.shown);
    case 'reloaded':
      return loading(state, state.shown);
    case 'stuck':
      return { ...state, scripts: 'stuck' };
    case 'without scripts':
      return loading({ ...state, scripts: 'off' }, state.shown);
    case 'with scripts':
      return loading({ ...state, scripts: 'on' }, state.shown);
  }
}
