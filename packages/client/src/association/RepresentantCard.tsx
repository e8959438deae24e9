import { collectionsEndpoints } from '@asso/contract/association/collections.endpoints';
import { representantFields } from '@asso/domain/association/representant.fields';
import { count } from '@asso/domain/identifiants/affichage';
import { AppLink } from '../platform/AppLink.tsx';
import { wantHeadingFocus } from '../platform/heading-focus.ts';
import { ReadValues } from '../ui/ReadValues.tsx';
import { etablissementOptions } from './etablissement-options.ts';
import { Manques } from './Manques.tsx';
import { nomEtFonction, nomPersonne } from './personne.ts';
import { RetirerButton } from './RetirerButton.tsx';
import { rubriqueHref } from './rubriques.ts';
import type { Representants } from './use-representants.ts';

type RepresentantCardProps = {
  id: string;
  found: Representants;
  one: Representants['people']['items'][number];
  onChanged: () => Promise<unknown>;
};

/** Already in the title of the card. */
const inTitle: ReadonlySet<string> = new Set(['civilite', 'prenom', 'nom', 'fonction']);
const shown = Object.keys(representantFields).filter((name) => !inTitle.has(name));

/** One person: who, how to reach them, what they may do, what is missing. */
export function RepresentantCard({ id, found, one, onChanged }: RepresentantCardProps) {
  const nom = nomPersonne(one);
  const href = `${rubriqueHref(id, 'representants')}?personne=${one.id}`;
  return (
    <li className="cadre fiche">
      <h2 className="fiche__titre">{nomEtFonction(one)}</h2>
      <ReadValues
        fields={representantFields}
        only={shown}
        value={one}
        options={{ etablissement: etablissementOptions(found.etablissements.items, one.id_siret) }}
      />
      <Manques
        manques={one.manques}
        title={`${count(one.manques.length, 'information manque', 'informations manquent')} : cette personne ne peut pas être choisie dans un dossier.`}
      />
      {found.people.rights.editRepresentants && (
        <div className="actions">
          <AppLink className="fr-btn fr-btn--secondary fr-btn--sm" href={href} onClick={wantHeadingFocus}>
            {one.complet ? 'Modifier' : 'Compléter'}
            <span className="invisible"> {nom}</span>
          </AppLink>
          <RetirerButton
            what={nom}
            title={`Retirer ${nom}`}
            label="Retirer la personne"
            row={collectionsEndpoints.deleteRepresentantLegal}
            query={{ id_asso: id, id: one.id }}
            done={`${nom} ne fait plus partie des représentants légaux.`}
            onChanged={onChanged}
          >
            <p>
              {nom} ne pourra plus être choisi{one.civilite === 'MME' && 'e'} dans un dossier. Les dossiers
              déjà transmis gardent son nom.
            </p>
            {one.valideur_cec && <p>Les déclarations de bénévolat ne lui seront plus adressées.</p>}
          </RetirerButton>
        </div>
      )}
    </li>
  );
}
