import type { EtablissementTenuView } from '@asso/contract/association/association.schemas';
import { etablissementFields } from '@asso/domain/association/etablissement.fields';
import { formatSiret, labelSiret } from '@asso/domain/identifiants/nombres-affiches';
import { genreLocal } from '@asso/domain/identifiants/numero-etablissement';
import { adresseLine } from '@asso/domain/referentiel/adresse.words';
import { AppLink } from '../../platform/AppLink.tsx';
import { ReadValues } from '../../ui/ReadValues.tsx';
import { ReadList } from '../../ui/table/ReadList.tsx';
import { etatEtablissement } from './etablissement-words.ts';

/**
 * Shows the facts from Sirene, locked, then those that the association declares; where Sirene does not reach, its own number
 * is one of these, and `canRenumber` says that the person may correct it.
 */
export function EtablissementFaits({
  one,
  canRenumber,
}: {
  one: EtablissementTenuView;
  canRenumber?: boolean;
}) {
  const local = genreLocal(one.id_siret);
  const locked = { note: local ? 'Déclaré par l’association' : 'Sirene', isLocked: true };
  return (
    <div className="cadre">
      <ReadList
        items={[
          { label: labelSiret('SIRET', one.id_siret), value: formatSiret(one.id_siret), ...locked },
          ...(local ? [] : [{ label: 'NIC', value: one.nic, ...locked }]),
          { label: 'Siège de l’association', value: one.est_siege ? 'Oui' : 'Non', ...locked },
          { label: 'Adresse', value: adresseLine(one.adresse) || null, ...locked },
          { label: 'État', value: etatEtablissement(one), ...locked },
        ]}
      />
      {local && canRenumber && (
        <p>
          <AppLink href={`/associations/${one.id_siret}/demande-siret`}>Corriger ce numéro</AppLink>
        </p>
      )}
      <ReadValues fields={etablissementFields} value={one} />
    </div>
  );
}
