import './staff.css';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';

const root = document.getElementById('root');
if (!root) throw new Error('staff.html has no #root');
createRoot(root).render(<Router>hello</Router>);
