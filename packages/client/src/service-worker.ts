// The browser starts this program by itself, beside the pages: its build names what it keeps (vite/service-worker.ts).
import { type Build, serveBuild, type Worker } from './platform/hors-connexion/built-files.ts';

declare const __BUILD__: Build;

serveBuild(globalThis as unknown as Worker, __BUILD__);
