import { collectionCalls } from '@asso/contract/association/collections.endpoints';
import { sayAssociationProblem } from '@asso/contract/association/say-association-problem';
import type { ProblemView } from '@asso/contract/kernel/common.schemas';
import { type CollectionType, collections } from '@asso/domain/association/collection/collections.rows';
import { findLigneEtablissement, frozenProblem } from '@asso/domain/association/collection/ligne.rules';
import { formatDate } from '@asso/domain/identifiants/dates-affichees';
import { AppLink } from '../../platform/AppLink.tsx';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { ReadValues } from '../../ui/ReadValues.tsx';
import { etablissementOptions } from '../adhesion/etablissement-options.ts';
import { ligneHref } from '../fiche/fiche-href.ts';
import { findScreen } from './collection-screens.ts';
import { RetirerButton } from './RetirerButton.tsx';
import type { Collection, CollectionLigne } from './use-collection.ts';

type LigneCardProps = {
  type: CollectionType;
  id: string;
  found: Collection;
  one: CollectionLigne;
  onChanged: () => Promise<unknown>;
};

/** The card shows a row, what it lacks, and what may be done with it. */
export function LigneCard({ type, id, found, one, onChanged }: LigneCardProps) {
  const { fields, right } = collections[type];
  const { rubrique, mots, Titre, SurLaCarte, AvantDeRetirer, ...screen } = findScreen(type);
  const nom = screen.nom(one);
  const inTitle: readonly string[] = screen.dansLeTitre;
  const untold = screen.tait?.(found.identite.association.nom, one) ?? [];
  const only = Object.keys(fields).filter((name) => !inTitle.includes(name) && !untold.includes(name));
  const fige = frozenProblem(type, one);
  return (
    <li className={only.length > 0 ? 'cadre fiche' : 'cadre fiche fiche--ligne'}>
      <Titre one={one} found={found} />
      {only.length > 0 && (
        <ReadValues
          fields={fields}
          only={only}
          value={one}
          options={{
            etablissement: etablissementOptions(
              found.etablissements.items,
              findLigneEtablissement(type, one),
            ),
          }}
        />
      )}
      <Manques manques={one.manques} title={mots.manques(one.manques.length)} />
      {SurLaCarte && <SurLaCarte id={id} found={found} one={one} />}
      {one.suivi && (
        <p className="discret">
          {one.suivi.fait === 'ajoute' ? 'Ajouté' : 'Modifié'} par {one.suivi.par}, le{' '}
          <span className="nombre">{formatDate(new Date(one.suivi.le))}</span>
        </p>
      )}
      {fige && <p className="discret">{sayAssociationProblem(fige).message}</p>}
      {found.lignes.rights[right] && !fige && (
        <div className="actions">
          <AppLink
            className="fr-btn fr-btn--secondary fr-btn--sm"
            href={ligneHref(id, rubrique, one.id)}
            onClick={wantHeadingFocus}
          >
            {one.complet ? 'Modifier' : 'Compléter'}
            <span className="invisible"> {nom}</span>
          </AppLink>
          <RetirerButton
            what={nom}
            title={`Retirer ${nom}`}
            label={mots.retirer}
            row={collectionCalls[type].remove}
            query={{ id_asso: id, id: one.id }}
            done={mots.retire(nom)}
            onChanged={onChanged}
          >
            <AvantDeRetirer nom={nom} one={one} />
          </RetirerButton>
        </div>
      )}
    </li>
  );
}

/** Says in words why a row cannot be used yet. */
const Manques = ({ manques, title }: { manques: readonly ProblemView[]; title: string }) =>
  manques.length === 0 ? null : (
    <div className="manques">
      <p className="attention">
        <span className="fr-icon-warning-line" aria-hidden="true" /> {title}
      </p>
      <ul>
        {manques.map(({ field, message }) => (
          <li key={`${field} ${message}`}>{message}</li>
        ))}
      </ul>
    </div>
  );
