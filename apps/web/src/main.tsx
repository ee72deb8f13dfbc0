import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './styles/fonts.css';
import './styles/palette.css';
import './styles/materials.css';
import './styles/controls.css';
import './styles/pages.css';
import './styles/frame.css';
import './styles/bar.css';
import './styles/side.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
