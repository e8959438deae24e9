import { haaEndpoints } from '@asso/contract/agrement/haa/haa.endpoints';
import type { SiteHaaView } from '@asso/contract/agrement/haa/haa.schemas';
import { haaProblemTable } from '@asso/domain/agrement/haa/haa.problems';
import { type AdresseSite, adresseSiteFields } from '@asso/domain/agrement/haa/site.fields';
import { adresseSiteProblems } from '@asso/domain/agrement/haa/site.rules';
import { useRef } from 'react';
import { toDraft } from '../../association/collection/draft-of.ts';
import { call } from '../../platform/call/call.ts';
import type { SaveAnswer } from '../../platform/draft/draft-types.ts';
import { saveAnswer } from '../../platform/draft/save-answer.ts';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useEdition } from '../../platform/saisie/use-edition.ts';
import { notify } from '../../platform/session/announcements.ts';
import { Notice } from '../../ui/Notice.tsx';
import { newId } from '../../ui/page/new-id.ts';

type AdresseSiteFormProps = {
  idAsso: string;
  one: SiteHaaView;
  rights: Readonly<Record<string, boolean>>;
  onSaved: () => Promise<unknown>;
  onCancel: () => void;
};

const champs = {
  adresse: { kind: 'group', of: 'adresse', label: 'Adresse', fields: adresseSiteFields },
} as const;

type Saisie = { adresse?: AdresseSite | null };

/** Corrects an address for all the sites that share it, or gives one to a site that had none. */
export function AdresseSiteForm({ idAsso, one, rights, onSaved, onCancel }: AdresseSiteFormProps) {
  const { adresse } = one;
  const idempotencyKey = useRef(newId());
  const query = { id_asso: idAsso, id: adresse?.id ?? one.id };
  const edition = useEdition<Saisie>({
    name: `adresse-haa-${query.id}`,
    value: adresse ? { adresse: toDraft(adresseSiteFields, adresse) } : {},
    version: adresse?.version ?? null,
    save: async ({ changes, version, value }) => {
      const body = Object.fromEntries(
        Object.entries(changes).map(([path, change]) => [path.slice('adresse.'.length), change]),
      );
      const answer = adresse
        ? saveAnswer<typeof haaEndpoints.saveAdresseHaa, Saisie>(
            await call(haaEndpoints.saveAdresseHaa, {
              query,
              body: { changes: body },
              ifMatch: version,
              waits: true,
            }),
            (saved) => ({ adresse: saved }),
          )
        : saveAnswer<typeof haaEndpoints.giveAdresseHaa, Saisie>(
            await call(haaEndpoints.giveAdresseHaa, {
              query,
              body: { adresse: value.adresse ?? {} },
              idempotencyKey: idempotencyKey.current,
            }),
            (saved) => saved as Saisie,
          );
      return adresse ? prefixed(answer) : answer;
    },
    onSaved: () => {
      notify('succes', 'Adresse enregistrée.');
      void onSaved();
    },
  });
  const nb = adresse?.nb_sites ?? 0;
  return (
    <>
      {nb > 1 && (
        <Notice tone="info" title={`${nb} sites sont à cette adresse.`}>
          Ce que vous corrigez l’est pour tous.
        </Notice>
      )}
      <SaisieForm
        saisie={edition}
        fields={champs}
        hand={{ rights, writer: 'association' }}
        sentences={haaProblemTable}
        others={adresseSiteProblems(edition.typed.adresse ?? {}, 'transmission').map(inAdresse)}
        label="Enregistrer l’adresse"
        onCancel={onCancel}
      />
    </>
  );
}

const inAdresse = <P extends { field?: string }>(problem: P): P & { field: string } => ({
  ...problem,
  field: `adresse.${problem.field ?? ''}`,
});

/** Adds « adresse. » to the paths of the fields, which the server names without it. */
function prefixed(answer: SaveAnswer<Saisie>): SaveAnswer<Saisie> {
  switch (answer.kind) {
    case 'refuse':
      return { ...answer, problems: answer.problems.map(inAdresse) };
    case 'conflit':
      return {
        ...answer,
        conflicts: Object.fromEntries(
          Object.entries(answer.conflicts).map(([path, value]) => [`adresse.${path}`, value]),
        ),
      };
    default:
      return answer;
  }
}
