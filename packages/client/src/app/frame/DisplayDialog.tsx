import { Dialog } from '../../ui/Dialog.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';

/** The footer opens the same display settings as the menus; each choice applies at once. */
export const DisplayDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Paramètres d’affichage" onClose={onClose}>
    <DisplaySettings />
  </Dialog>
);
