import { collectionsEndpoints } from '@asso/contract/association/collections.endpoints';
import { ribFields } from '@asso/domain/association/rib.fields';
import { count, formatIban, maskIban } from '@asso/domain/identifiants/affichage';
import { useState } from 'react';
import { AppLink } from '../platform/AppLink.tsx';
import { wantHeadingFocus } from '../platform/heading-focus.ts';
import { ReadValues } from '../ui/ReadValues.tsx';
import { etablissementOptions } from './etablissement-options.ts';
import { Manques } from './Manques.tsx';
import { RetirerButton } from './RetirerButton.tsx';
import { RibScan } from './RibScan.tsx';
import { rubriqueHref } from './rubriques.ts';
import { TitulaireNotice } from './TitulaireNotice.tsx';
import type { Ribs } from './use-ribs.ts';

type RibCardProps = {
  id: string;
  found: Ribs;
  one: Ribs['ribs']['items'][number];
  onChanged: () => Promise<unknown>;
};

const shown = Object.keys(ribFields).filter((name) => name !== 'iban');

/** One bank detail: masked until asked, what it lacks, its scan. */
export function RibCard({ id, found, one, onChanged }: RibCardProps) {
  const [isShown, setIsShown] = useState(false);
  const masked = one.iban ? maskIban(one.iban) : 'IBAN non renseigné';
  const href = `${rubriqueHref(id, 'ribs')}?rib=${one.id}`;
  return (
    <li className="cadre fiche">
      <h2 className="fiche__titre nombre">{isShown && one.iban ? formatIban(one.iban) : masked}</h2>
      {one.iban && (
        <button
          type="button"
          className="fr-btn fr-btn--tertiary fr-btn--sm"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          Afficher l’IBAN entier<span className="invisible"> de {masked}</span>
        </button>
      )}
      <ReadValues
        fields={ribFields}
        only={shown}
        value={one}
        options={{ etablissement: etablissementOptions(found.etablissements.items, one.id_siret) }}
      />
      <TitulaireNotice titulaire={one.titulaire} nom={found.identite.association.nom} />
      <Manques
        manques={one.manques}
        title={`${count(one.manques.length, 'point', 'points')} à corriger : ce RIB ne peut pas être choisi dans un dossier.`}
      />
      <RibScan id={id} one={one} scans={found.scans.items} canDeposit={found.ribs.rights.deposer === true} />
      {found.ribs.rights.editRib && (
        <div className="actions">
          <AppLink className="fr-btn fr-btn--secondary fr-btn--sm" href={href} onClick={wantHeadingFocus}>
            {one.manques.length > 0 ? 'Compléter' : 'Modifier'}
            <span className="invisible"> le RIB {masked}</span>
          </AppLink>
          <RetirerButton
            what={`le RIB ${masked}`}
            title={`Retirer le RIB ${masked}`}
            label="Retirer le RIB"
            row={collectionsEndpoints.deleteRib}
            query={{ id_asso: id, id: one.id }}
            done="RIB retiré."
            onChanged={onChanged}
          >
            <p>
              Il ne sera plus proposé dans vos dossiers. Ceux qui sont déjà transmis le gardent : s’il n’est
              plus valable, changez-le aussi dans chacun d’eux.
            </p>
          </RetirerButton>
        </div>
      )}
    </li>
  );
}
