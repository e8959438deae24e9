import type { EtablissementTenuView } from '@asso/contract/association/association.schemas';
import { etablissementFields } from '@asso/domain/association/etablissement.fields';
import { formatSiret } from '@asso/domain/identifiants/nombres-affiches';
import { adresseLine } from '@asso/domain/referentiel/adresse.words';
import { ReadValues } from '../../ui/ReadValues.tsx';
import { ReadList } from '../../ui/table/ReadList.tsx';
import { etatEtablissement } from './etablissement-words.ts';

/** Shows the facts from Sirene, locked, then those that the association declares. */
export function EtablissementFaits({ one }: { one: EtablissementTenuView }) {
  const locked = { note: 'Sirene', isLocked: true };
  return (
    <div className="cadre">
      <ReadList
        items={[
          { label: 'SIRET', value: formatSiret(one.id_siret), ...locked },
          { label: 'NIC', value: one.nic, ...locked },
          { label: 'Siège de l’association', value: one.est_siege ? 'Oui' : 'Non', ...locked },
          { label: 'Adresse', value: adresseLine(one.adresse) || null, ...locked },
          { label: 'État', value: etatEtablissement(one), ...locked },
        ]}
      />
      <ReadValues fields={etablissementFields} value={one} />
    </div>
  );
}
