import { courrierEndpoints } from '@asso/contract/courrier/courrier.endpoints';
import type { ModeleView } from '@asso/contract/courrier/courrier.schemas';
import { modeleCourrierEndpoints } from '@asso/contract/courrier/modele-courrier.endpoints';
import { sayCourrier } from '@asso/contract/courrier/say-courrier';
import { courrierProblems } from '@asso/domain/courrier/courrier.problems';
import type { GenreImage } from '@asso/domain/courrier/images-courrier.rules';
import { limitesModele, modeleAvis } from '@asso/domain/courrier/modele-courrier.rules';
import { naturesCourrier, nomsNatures } from '@asso/domain/courrier/natures-courrier.rules';
import { plainTexte } from '@asso/domain/courrier/texte-courrier.rules';
import type { Fields } from '@asso/domain/kernel/fields';
import type { ReactNode } from 'react';
import { SaisieFields } from '../platform/saisie/SaisieFields.tsx';
import { usePress } from '../platform/saisie/use-press.ts';
import { useRead, useReread } from '../platform/use-read.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { fieldId } from '../ui/fields/field-errors.ts';
import type { OwnControlProps } from '../ui/fields/form.ts';
import { SelectControl } from '../ui/fields/SelectControl.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ReadList } from '../ui/table/ReadList.tsx';
import { EditeurLigne } from './editeur/EditeurLigne.tsx';
import { EditeurTexte } from './editeur/EditeurTexte.tsx';
import { ImageDuService } from './ImageDuService.tsx';
import { apercuId, ModeleApercu } from './ModeleApercu.tsx';
import type { CourrierEssai } from './use-essai.ts';
import type { ModeleEdition, ModeleSaisi } from './use-modele.ts';

type ModeleFormProps = {
  edition: ModeleEdition;
  modele: ModeleView | null;
  services: readonly { id: string; nom: string }[];
  canWrite: boolean;
  /** The dossier on which the letter is seen. */
  essai: CourrierEssai;
  onArchive: () => void;
};

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
    max: limitesModele.objet,
  },
  blocs: {
    kind: 'text',
    label: 'Texte de la lettre',
    max: limitesModele.texte,
    aide: 'Tapez @ pour insérer un champ. L’en-tête, l’adresse, la date et la signature viennent du service.',
  },
} as const satisfies Fields;

const id_service = { kind: 'id', of: 'service', label: 'Service', requiredAt: 'saisie' } as const;
const inSelect = (control: OwnControlProps) => <SelectControl {...control} />;

/** Edits a template, with the letter of a real dossier beside the text. */
export function ModeleForm({ edition, modele, services, canWrite, essai, onArchive }: ModeleFormProps) {
  const { saisie } = edition;
  const { typed } = saisie;
  const isChosen = modele === null && services.length > 1;
  const form = {
    saisie: {
      ...saisie,
      conflict: conflictSaid(saisie.conflict),
    },
    fields: { ...(isChosen && { id_service }), ...rows },
    label: 'Enregistrer',
    sentences: courrierProblems,
    options: { service: services.map(({ id, nom }) => ({ value: id, label: nom })) },
  };
  // The text has rules of its own, so it is not checked as a field.
  const { blocs: _, ...checked } = form.fields;
  const press = usePress({ ...form, fields: checked });
  const images = useRead(
    modeleCourrierEndpoints.readImagesLettre,
    typed.id_service === null ? null : { query: { id_service: typed.id_service } },
  );
  const reread = useReread();
  const onImageChanged = () =>
    Promise.all(
      [modeleCourrierEndpoints.readImagesLettre, courrierEndpoints.readDonneesCourrier].map(reread),
    );
  const contenu = { ...typed, texte: '', corps: { forme: 1 as const, blocs: [...typed.blocs] } };
  const { problems, avis } = modeleAvis(contenu);
  const texteId = fieldId('blocs');
  const focusOn = (id: string) => document.getElementById(id)?.focus();
  const editor = (control: OwnControlProps) => ({ ...control, donnees: essai.donnees });
  const image = (genre: GenreImage) =>
    images.state === 'lu' && (
      <ImageDuService genre={genre} images={images.value} onChanged={onImageChanged} />
    );
  // Only the server knows what the service lacks, such as its address.
  const duService = (modele?.avis ?? []).flatMap(({ code, message }) =>
    code === 'courrier.service-incomplet' ? [message] : [],
  );
  const next = (modele?.publiee?.numero ?? 0) + 1;
  return (
    <div className="modele">
      <div className="pile">
        {canWrite ? (
          <SaisieFields
            {...form}
            press={press}
            own={{
              id_service: inSelect,
              nature: inSelect,
              objet: (control) => (
                <>
                  {image('logo')}
                  <EditeurLigne
                    {...editor(control)}
                    value={typed.objet}
                    onChange={(objet) => saisie.change('objet', objet)}
                  />
                </>
              ),
              blocs: (control) => (
                <>
                  <EditeurTexte
                    {...editor(control)}
                    cas={essai.offered}
                    value={typed.blocs}
                    onChange={(blocs) => saisie.change('blocs', blocs)}
                    onLeaveTo={() => focusOn(apercuId)}
                  />
                  {image('signature')}
                </>
              ),
            }}
          />
        ) : (
          <ModeleLu typed={typed} donnees={essai.donnees} image={image} onLeave={() => focusOn(apercuId)} />
        )}
        {canWrite && (
          <>
            <Remarques
              title="Avant de publier"
              tone="attention"
              messages={problems.map((one) => sayCourrier(one).message)}
            />
            <Remarques
              title="À relire avant de publier"
              tone="info"
              messages={[...duService, ...avis.map((one) => sayCourrier(one).message)]}
            />
            <div className="actions">
              <ActionButton
                kind={modele ? 'secondaire' : 'principal'}
                isBusy={saisie.isBusy}
                onPress={press.press}
              >
                Enregistrer
              </ActionButton>
              {modele && (
                <ActionButton onPress={edition.publish}>{`Publier la version ${next}`}</ActionButton>
              )}
              {modele && (
                <button type="button" className="fr-btn fr-btn--tertiary-no-outline" onClick={onArchive}>
                  Retirer ce modèle
                </button>
              )}
            </div>
          </>
        )}
      </div>
      <ModeleApercu
        objet={typed.objet}
        blocs={typed.blocs}
        essai={essai}
        modele={modele}
        onLeave={() => focusOn(texteId)}
      />
    </div>
  );
}

type ModeleLuProps = {
  typed: ModeleSaisi;
  donnees: CourrierEssai['donnees'];
  image: (genre: GenreImage) => ReactNode;
  onLeave: () => void;
};

/** Shows a template to a person who may not change it: nothing in it looks like a field to fill. */
function ModeleLu({ typed, donnees, image, onLeave }: ModeleLuProps) {
  const shown = { isReadOnly: true, donnees, onChange: () => undefined };
  return (
    <>
      <ReadList
        items={[
          { label: rows.nature.label, value: typed.nature && naturesCourrier[typed.nature] },
          { label: rows.nom.label, value: typed.nom },
        ]}
      />
      {image('logo')}
      <EditeurLigne {...shown} id={fieldId('objet')} label={rows.objet.label} value={typed.objet} />
      <EditeurTexte
        {...shown}
        id={fieldId('blocs')}
        label={rows.blocs.label}
        value={typed.blocs}
        onLeaveTo={onLeave}
      />
      {image('signature')}
    </>
  );
}

type Conflict = ModeleEdition['saisie']['conflict'];

/** Returns the conflict with both texts in words, rather than in their stored form. */
const conflictSaid = (conflict: Conflict): Conflict =>
  conflict && {
    ...conflict,
    champs: conflict.champs.map((one) =>
      one.path === 'blocs' ? { ...one, mienne: said(one.mienne), sienne: said(one.sienne) } : one,
    ),
  };

const said = (blocs: unknown): string =>
  plainTexte({ forme: 1, blocs: [...((blocs as ModeleSaisi['blocs'] | null) ?? [])] });

type RemarquesProps = { title: string; tone: 'info' | 'attention'; messages: readonly string[] };

const Remarques = ({ title, tone, messages }: RemarquesProps) =>
  messages.length > 0 && (
    <Notice tone={tone} title={title}>
      <ul>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
