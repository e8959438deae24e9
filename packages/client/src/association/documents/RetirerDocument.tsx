import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { suitesDuRetrait } from '@asso/domain/document/retrait.words';
import { RetirerButton } from '../collection/RetirerButton.tsx';
import type { DocumentVu } from './documents-vus.ts';

type RetirerDocumentProps = { document: DocumentVu; id: string; onChanged: () => Promise<unknown> };

/** Dossiers already sent keep the document; it is only no longer proposed for new ones. */
export function RetirerDocument({ document, id, onChanged }: RetirerDocumentProps) {
  const { uuid, nom, usages } = document;
  return (
    <RetirerButton
      what={nom}
      title={`Retirer le document ${nom}`}
      label="Retirer le document"
      row={documentEndpoints.deleteDocument}
      query={{ uuid, id_asso: id }}
      done={`${nom} est retiré de vos documents.`}
      onChanged={onChanged}
    >
      {suitesDuRetrait(usages).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </RetirerButton>
  );
}
