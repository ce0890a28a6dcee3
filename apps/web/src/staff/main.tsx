import './staff.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { StaffApp } from './staff-app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('staff.html has no #root');
createRoot(root).render(
  <StrictMode>
    <StaffApp />
  </StrictMode>,
);
