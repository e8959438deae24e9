import { saySigner, signerLines } from '@asso/domain/dossier/signature/qui-signe.words';
import { Notice } from '../../ui/Notice.tsx';
import { ReadList } from '../../ui/table/ReadList.tsx';
import { useSignerNamed } from './use-signature.ts';

/**
 * Under the attestation, who transmitted and who signed, apart: when, and by what each is proved. A dossier that left
 * without a signature says so plainly.
 */
export function PreuveSignature({ id_fo }: { id_fo: string }) {
  const envoi = useSignerNamed({ id_fo });
  if (!envoi) return null;
  const { preuve } = envoi;
  return (
    <>
      {envoi.isNonSigne && !preuve && <Notice tone="attention" title={`${saySigner(envoi)}.`} level="h3" />}
      <ReadList
        items={[
          ...signerLines(envoi),
          ...(preuve
            ? [
                {
                  label: 'Empreinte de ce qui a été signé',
                  value: <span className="nombre">{preuve.empreinte.slice(0, 16)}</span>,
                  note: `Révision ${preuve.revision} du dossier, SHA-256.`,
                },
              ]
            : []),
        ]}
      />
    </>
  );
}
