// The dialogs beside the steps of a dossier, which only a press opens.
import { actedPart } from '../../ui/page/lazy-part.ts';

export const PartagePanel = actedPart(async () => (await import('./PartagePanel.tsx')).PartagePanel);
export const SupprimerDialog = actedPart(async () => (await import('./SupprimerDialog.tsx')).SupprimerDialog);
