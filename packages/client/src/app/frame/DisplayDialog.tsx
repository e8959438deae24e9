import { Dialog } from '../../ui/Dialog.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';

/** The display settings, opened from the footer; each choice applies at once. */
export const DisplayDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Paramètres d’affichage" onClose={onClose}>
    <DisplaySettings />
  </Dialog>
);
