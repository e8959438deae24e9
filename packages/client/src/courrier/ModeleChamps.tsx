import type { ModeleView } from '@asso/contract/courrier/courrier.schemas';
import { champsFusion, type NomChamp, nomsChamps } from '@asso/domain/courrier/champs-fusion.rows';
import {
  limitesModele,
  type NatureCourrier,
  naturesCourrier,
  nomsNatures,
} from '@asso/domain/courrier/modele-courrier.rules';
import { marqueTableau } from '@asso/domain/courrier/texte-courrier.rules';
import { useRef, useState } from 'react';
import { errorAt, type FieldError, fieldId } from '../ui/fields/field-errors.ts';
import { SelectControl } from '../ui/fields/SelectControl.tsx';
import { TextControl } from '../ui/fields/TextControl.tsx';
import type { useModele } from './use-modele.ts';
import '../ui/fields/fields.css';
import './courrier.css';

type ModeleChampsProps = {
  edition: ReturnType<typeof useModele>;
  services: readonly { id: string; nom: string }[];
  modele: ModeleView | null;
  errors: readonly FieldError[];
  canWrite: boolean;
};

const idTexte = fieldId('modele.texte');

export function ModeleChamps({ edition, services, modele, errors, canWrite }: ModeleChampsProps) {
  const { contenu, setContenu, service, setService } = edition;
  const change = (changes: Partial<typeof contenu>) => {
    if (canWrite) setContenu({ ...contenu, ...changes });
  };
  const field = (name: 'nature' | 'nom' | 'objet' | 'texte') => ({
    id: fieldId(`modele.${name}`),
    value: contenu[name],
    error: errorAt(errors, `modele.${name}`),
    isRequired: true,
  });
  return (
    <div className="formulaire">
      {modele === null && services.length > 1 && (
        <SelectControl
          id={fieldId('modele.id_service')}
          label="Service"
          isRequired
          options={services.map(({ id, nom }) => ({ value: id, label: nom }))}
          value={service}
          error={errorAt(errors, 'modele.id_service')}
          onChange={(value) => setService(String(value ?? ''))}
        />
      )}
      <SelectControl
        {...field('nature')}
        label="À quoi sert cette lettre"
        options={nomsNatures.map((value) => ({ value, label: naturesCourrier[value] }))}
        onChange={(value) => change({ nature: (value ?? 'accord') as NatureCourrier })}
      />
      <TextControl
        {...field('nom')}
        label="Nom du modèle"
        help="Lu de votre service seulement. Exemple : Notification FDVA"
        max={limitesModele.nom}
        onChange={(value) => change({ nom: String(value ?? '') })}
      />
      <TextControl
        {...field('objet')}
        label="Objet de la lettre"
        help="Exemple : Votre subvention {dossier.subvention}"
        max={limitesModele.objet}
        onChange={(value) => change({ objet: String(value ?? '') })}
      />
      {canWrite && <InsererChamp texte={contenu.texte} onChange={(texte) => change({ texte })} />}
      <div className="modele-texte">
        <TextControl
          {...field('texte')}
          label="Texte de la lettre"
          help={`Une ligne vide sépare deux paragraphes. « # » commence un titre, « - » un point d’une liste, ${marqueTableau} met le tableau des projets et des montants.`}
          isMultiline
          max={limitesModele.texte}
          onChange={(value) => change({ texte: String(value ?? '') })}
        />
      </div>
    </div>
  );
}

type InsererChampProps = { texte: string; onChange: (texte: string) => void };

/** It inserts a merge field where the caret last was, and leaves the caret after it. */
function InsererChamp({ texte, onChange }: InsererChampProps) {
  const [chosen, setChosen] = useState<string>('association.nom');
  const after = useRef<number | null>(null);
  const insert = () => {
    const area = document.getElementById(idTexte);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const added = chosen === marqueTableau ? `\n${marqueTableau}\n` : `{${chosen}}`;
    const at = area.selectionStart;
    onChange(`${texte.slice(0, at)}${added}${texte.slice(area.selectionEnd)}`);
    after.current = at + added.length;
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(after.current, after.current);
    });
  };
  return (
    <div className="modele-champ">
      <SelectControl
        id="modele-champ"
        label="Champ à insérer"
        help="Le portail le remplace par ce que dit le dossier."
        options={[
          ...nomsChamps.map((value: NomChamp) => ({
            value,
            label: `${champsFusion[value].label} (exemple : ${champsFusion[value].exemple})`,
          })),
          { value: marqueTableau, label: 'Tableau des projets et des montants' },
        ]}
        value={chosen}
        onChange={(value) => setChosen(String(value ?? 'association.nom'))}
      />
      <button type="button" className="fr-btn fr-btn--secondary" onClick={insert}>
        Insérer dans le texte
      </button>
    </div>
  );
}
