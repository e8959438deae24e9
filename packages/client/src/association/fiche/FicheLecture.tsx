import type { Rubrique } from '@asso/domain/association/rubriques.rows';
import { AppLink } from '../../platform/AppLink.tsx';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { ReadValues } from '../../ui/ReadValues.tsx';
import { CadreRubrique } from './CadreRubrique.tsx';
import { ficheScopes, listChampsEcrits, sourceNotes } from './champs-rubrique.ts';
import { rubriqueHref } from './fiche-href.ts';
import { SignalerErreur } from './SignalerErreur.tsx';
import type { FicheLue, Section } from './use-fiche.ts';

type FicheLectureProps = { id: string; rubrique: Rubrique; lue: FicheLue };

/** Shows what is known of a section, with its source under each value. */
export function FicheLecture({ id, rubrique, lue: { fiche, sections } }: FicheLectureProps) {
  const section = sections[rubrique];
  const { association, manques, verrous, rights } = section;
  const href = `${rubriqueHref(id, rubrique)}?mode=edit`;
  return (
    <CadreRubrique id={id} rubrique={rubrique} nom={association.nom} isLarge>
      {manques.length > 0 && (
        <Notice tone="attention" level="h2" title="Il manque des informations pour transmettre un dossier">
          <ul>
            {manques.map(({ field, message }) => (
              <li key={`${field} ${message}`}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      {!rights.edit && (
        <p className="discret">
          <span className="fr-icon-lock-line" aria-hidden="true" /> Lecture seule : seules les personnes qui
          gèrent l’association modifient ces informations.
        </p>
      )}
      <ReadValues
        fields={listChampsEcrits(rubrique, { fiche, verrous })}
        value={fiche[rubrique]}
        scopes={ficheScopes(fiche)}
        notes={sourceNotes(rubrique, section)}
        locked={verrous.map((path) => path.slice(rubrique.length + 1))}
      />
      {rights.edit && (
        <p>
          <AppLink className="fr-btn" href={href} onClick={wantHeadingFocus}>
            Modifier
          </AppLink>
        </p>
      )}
      <OuCorriger section={section} />
      <SignalerErreur rubrique={rubrique} association={association} />
    </CadreRubrique>
  );
}

/** Says where to have the values of a register corrected. */
function OuCorriger({ section: { sources, verrous } }: { section: Section }) {
  const locking = new Set(verrous.map((path) => sources[path]?.source));
  if (!locking.has('RNA') && !locking.has('Sirene')) return null;
  return (
    <section className="pile pile--serree" aria-labelledby="corriger">
      <h2 id="corriger" className="fr-h4">
        Corriger ce que dit un registre
      </h2>
      <p>Les informations marquées d’un cadenas viennent d’un registre public et s’y corrigent.</p>
      <ul>
        {locking.has('RNA') && (
          <li>
            RNA (Répertoire national des associations) :{' '}
            <a href="https://www.service-public.fr/associations">
              déclarer une modification au greffe des associations
            </a>
          </li>
        )}
        {locking.has('Sirene') && (
          <li>
            Sirene (répertoire des entreprises et des établissements) :{' '}
            <a href="https://www.insee.fr">demander une modification à l’INSEE</a>
          </li>
        )}
      </ul>
    </section>
  );
}
