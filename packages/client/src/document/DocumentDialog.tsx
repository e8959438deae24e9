import { apercuKind } from '@asso/domain/document/document.rules';
import { saveFile } from '../platform/save-file.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Loading } from '../ui/page/Loading.tsx';
import { useAddress, useFichier } from './use-fichier.ts';
import './document-dialog.css';

type DocumentDialogProps = { uuid: string; nom: string; mime: string; onClose: () => void };

/** Shows a file over the page, and can save it without asking the server again. */
export function DocumentDialog({ uuid, nom, mime, onClose }: DocumentDialogProps) {
  const lu = useFichier(uuid);
  return (
    <Dialog title={nom} onClose={onClose} size="lg">
      <div className="pile">
        {lu.state === 'attente' && <Loading />}
        {lu.state === 'erreur' && <Notice tone="erreur" title={lu.message} />}
        {lu.state === 'lu' && (
          <>
            <p>
              <ActionButton kind="secondaire" isSmall onPress={() => saveFile(lu.file)}>
                Télécharger
              </ActionButton>
            </p>
            <Apercu nom={nom} mime={mime} blob={lu.file.blob} />
          </>
        )}
      </div>
    </Dialog>
  );
}

type ApercuProps = { nom: string; mime: string; blob: Blob };

/**
 * Shows an image, or a PDF in a plain frame: the browser's PDF reader, where there is one, does not open in a sandboxed
 * frame.
 */
function Apercu({ nom, mime, blob }: ApercuProps) {
  const address = useAddress(blob, mime);
  if (address === null) return null;
  if (apercuKind(mime) === 'image') {
    return <img className="apercu-document" src={address} alt={`Document ${nom}`} />;
  }
  if (!navigator.pdfViewerEnabled) {
    return <p>Votre navigateur n’affiche pas les PDF dans une page. Téléchargez ce document pour le lire.</p>;
  }
  return <iframe className="apercu-document apercu-document--pdf" src={address} title={`Document ${nom}`} />;
}
