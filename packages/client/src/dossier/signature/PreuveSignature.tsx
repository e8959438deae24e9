import { signatureEndpoints } from '@asso/contract/dossier/signature.endpoints';
import { formatHorodatage } from '@asso/domain/identifiants/dates-affichees';
import { useRead } from '../../platform/use-read.ts';
import { ReadList } from '../../ui/table/ReadList.tsx';

/**
 * Under the attestation, the proof of a signature given by a link: who signed, when, where, and how this was confirmed.
 */
export function PreuveSignature({ id_fo }: { id_fo: string }) {
  const read = useRead(signatureEndpoints.readSignature, { params: { id: id_fo } });
  const preuve = read.state === 'lu' ? read.value.preuve : null;
  if (!preuve) return null;
  return (
    <ReadList
      items={[
        {
          label: 'Signé par',
          value: `${preuve.nom}, ${preuve.fonction}${preuve.qualite === 'pouvoir' ? ', par pouvoir' : ''}`,
        },
        {
          label: 'Signé le',
          value: `${formatHorodatage(new Date(preuve.le))}${preuve.lieu && `, à ${preuve.lieu}`}`,
        },
        { label: 'Confirmé', value: preuve.lib_confirmation },
        {
          label: 'Empreinte de ce qui a été signé',
          value: <span className="nombre">{preuve.empreinte.slice(0, 16)}</span>,
          note: `Révision ${preuve.revision} du dossier, SHA-256.`,
        },
      ]}
    />
  );
}
