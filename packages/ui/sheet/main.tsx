import './styles.css';
import { createRoot } from 'react-dom/client';
import { applyTheme } from '../src/index.ts';
import { Sheet } from './sheet.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

applyTheme();
createRoot(root).render(<Sheet />);
