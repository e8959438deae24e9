import { campagneVue, champsVus, essaiScopes, piecesVues } from '@asso/domain/catalogue/apercu.rules';
import { sampleAssociations } from '@asso/domain/catalogue/associations-test.rows';
import type { BrouillonCampagne } from '@asso/domain/catalogue/campagne-options.fields';
import { dureeEstimeeMinutes } from '@asso/domain/catalogue/duree-estimee.rules';
import { hasPouvoir } from '@asso/domain/dossier/pouvoir.rules';
import { lignes } from '@asso/domain/kernel/lignes';
import { rubriquesDemandees } from '@asso/domain/subvention/projet-rubriques.rows';
import { useDeferredValue, useState } from 'react';
import { SelectControl } from '../../../ui/fields/SelectControl.tsx';
import { ApercuCadre } from './ApercuCadre.tsx';
import { ApercuListe } from './ApercuListe.tsx';
import { ApercuPieces } from './ApercuPieces.tsx';
import { ApercuQuestions } from './ApercuQuestions.tsx';

const etats = [
  { value: 'saisie', label: 'En cours de saisie' },
  { value: 'transmis', label: 'Transmis : lu, sans être modifié' },
];
const [first] = sampleAssociations;

type ApercuCampagneProps = {
  brouillon: BrouillonCampagne;
  association: string;
  onChoose: (id: string) => void;
};

/** Previews the form with the components of the real one; what is typed in it is not kept. */
export function ApercuCampagne({ brouillon, association, onChoose }: ApercuCampagneProps) {
  const draft = useDeferredValue(brouillon);
  const types = lignes(draft.sous_dispositifs).flatMap(({ code, label }) =>
    code ? [{ value: code, label: label || code }] : [],
  );
  const [etat, setEtat] = useState('saisie');
  const [typed, setType] = useState<string | null>(null);
  const type = types.some(({ value }) => value === typed) ? typed : (types[0]?.value ?? null);
  const vue = campagneVue(draft);
  const chosen = sampleAssociations.find(({ id }) => id === association) ?? first;
  if (!chosen) return null;
  const scopes = essaiScopes(
    { fiche: chosen.fiche, sous_dispositif: type, couplage_tca: draft.couplage_tca === true },
    {},
  );
  const champs = champsVus(vue, scopes);
  const rubriques = rubriquesDemandees(vue).map(({ titre }) => titre);
  return (
    <ApercuCadre
      association={association}
      onChoose={onChoose}
      aFinir={vue.aFinir}
      phrase={
        <>
          Durée estimée : <strong>{dureeEstimeeMinutes(vue)} min</strong> pour un projet.
        </>
      }
      choix={
        <>
          {types.length > 1 && (
            <SelectControl
              id="apercu-type"
              label="Type de demande"
              value={type}
              options={types}
              onChange={(value) => setType(value === null ? null : String(value))}
            />
          )}
          <SelectControl
            id="apercu-etat"
            label="État du dossier"
            value={etat}
            options={etats}
            onChange={(value) => setEtat(String(value ?? 'saisie'))}
          />
        </>
      }
    >
      <ApercuListe titre="Sa fiche doit dire" items={champs} vide="Rien de plus que d’habitude." />
      <ApercuQuestions
        key={`dossier-${association}`}
        titre="Questions du dossier"
        bloc="dossier-bloc"
        vue={vue}
        scopes={scopes}
        isLu={etat === 'transmis'}
      />
      <ApercuPieces
        titre="Pièces du dossier"
        pieces={piecesVues(hasPouvoir(vue.documents_attendus), scopes)}
      />
      <ApercuListe
        titre="Rubriques de chaque projet"
        items={rubriques}
        vide="Aucune pour l’instant : cochez-les dans « Votre projet »."
      />
      <ApercuQuestions
        key={`projet-${association}`}
        titre="Questions de chaque projet"
        bloc="custom-bloc"
        vue={vue}
        scopes={scopes}
        isLu={etat === 'transmis'}
      />
      <ApercuPieces titre="Pièces de chaque projet" pieces={piecesVues(vue.documents_projet ?? [], scopes)} />
    </ApercuCadre>
  );
}
