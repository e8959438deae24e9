import type { ModeleView } from '@asso/contract/courrier/courrier.schemas';
import { champsFusion, type NomChamp, nomsChamps } from '@asso/domain/courrier/champs-fusion.rows';
import { limitesModele, naturesCourrier, nomsNatures } from '@asso/domain/courrier/modele-courrier.rules';
import { marqueTableau } from '@asso/domain/courrier/texte-courrier.rules';
import type { Fields } from '@asso/domain/kernel/fields';
import { useRef, useState } from 'react';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { type FieldError, fieldId } from '../ui/fields/field-errors.ts';
import type { OwnControlProps } from '../ui/fields/form.ts';
import { SelectControl } from '../ui/fields/SelectControl.tsx';
import { TextControl } from '../ui/fields/TextControl.tsx';
import type { useModele } from './use-modele.ts';
import './courrier.css';

type ModeleChampsProps = {
  edition: ReturnType<typeof useModele>;
  services: readonly { id: string; nom: string }[];
  modele: ModeleView | null;
  errors: readonly FieldError[];
  canWrite: boolean;
};

const idTexte = fieldId('modele.texte');

/** The rows of a template; who uses it, what it is called, and what the letter says. */
const rows = {
  nature: {
    kind: 'choice',
    label: 'À quoi sert cette lettre',
    options: nomsNatures.map((value) => ({ value, label: naturesCourrier[value] })),
    requiredAt: 'saisie',
  },
  nom: {
    kind: 'text',
    label: 'Nom du modèle',
    aide: 'Lu de votre service seulement. Exemple : Notification FDVA',
    max: limitesModele.nom,
    requiredAt: 'saisie',
  },
  objet: {
    kind: 'text',
    label: 'Objet de la lettre',
    aide: 'Exemple : Votre subvention {dossier.subvention}',
    max: limitesModele.objet,
    requiredAt: 'saisie',
  },
  texte: {
    kind: 'text',
    label: 'Texte de la lettre',
    aide: `Une ligne vide sépare deux paragraphes. « # » commence un titre, « - » un point d’une liste, ${marqueTableau} met le tableau des projets et des montants.`,
    multiline: true,
    max: limitesModele.texte,
    requiredAt: 'saisie',
  },
} as const satisfies Fields;

const id_service = { kind: 'id', of: 'service', label: 'Service', requiredAt: 'saisie' } as const;
const inSelect = (control: OwnControlProps) => <SelectControl {...control} />;

export function ModeleChamps({ edition, services, modele, errors, canWrite }: ModeleChampsProps) {
  const { contenu, setContenu, service, setService } = edition;
  const change = (changes: Partial<typeof contenu>) => {
    if (canWrite) setContenu({ ...contenu, ...changes });
  };
  const isChosen = modele === null && services.length > 1;
  return (
    <FieldList
      fields={{ ...(isChosen && { id_service }), ...rows }}
      parentPath="modele"
      value={{ modele: { ...contenu, id_service: service } }}
      onChange={(path, to) => {
        const name = path.slice('modele.'.length);
        if (name === 'id_service') setService(String(to ?? ''));
        else change({ [name]: to ?? (name === 'nature' ? 'accord' : '') });
      }}
      errors={errors}
      options={{ service: services.map(({ id, nom }) => ({ value: id, label: nom })) }}
      own={{
        'modele.id_service': inSelect,
        'modele.nature': inSelect,
        'modele.texte': (control) => (
          <div className="modele-texte">
            <TextControl {...control} isMultiline max={limitesModele.texte} />
          </div>
        ),
      }}
      after={{
        'modele.objet': canWrite && (
          <InsererChamp texte={contenu.texte} onChange={(texte) => change({ texte })} />
        ),
      }}
    />
  );
}

type InsererChampProps = { texte: string; onChange: (texte: string) => void };

/** Inserts a merge field where the caret last was, and leaves the caret after it. */
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
