import {
  administrationEndpoints,
  type CompteAdministreView,
} from '@asso/contract/compte/administration.endpoints';
import { rolesAttribuables } from '@asso/domain/compte/administration.rules';
import { compteProblems } from '@asso/domain/compte/compte.problems';
import { roleLabel } from '@asso/domain/compte/roles.words';
import { saysOpenByRole } from '@asso/domain/compte/roles-ouverts.words';
import type { Fields } from '@asso/domain/kernel/fields';
import { rdsServiceFields } from '@asso/domain/service/service.fields';
import { call } from '../../platform/call/call.ts';
import { saveAnswer } from '../../platform/draft/save-answer.ts';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useEdition } from '../../platform/saisie/use-edition.ts';
import { notify } from '../../platform/session/announcements.ts';
import { Dialog } from '../../ui/Dialog.tsx';

type Saisie = { roles?: string[]; niveau?: string | null; territoire?: string | null };
const hand = { rights: { edit: true }, writer: 'association' } as const;
const { options } = rdsServiceFields.code_territoire;

const roles = {
  kind: 'choice',
  label: 'Rôles',
  options: rolesAttribuables.map((value) => ({ value, label: roleLabel(value) })),
  multiple: true,
} as const;
const niveau = {
  kind: 'choice',
  label: 'Où cette personne administre les services',
  options: [
    { value: 'pays', label: 'Dans tout le pays' },
    { value: 'territoire', label: 'Dans un territoire' },
  ],
  requiredAt: 'saisie',
} as const;
const territoire = { kind: 'choice', label: 'Territoire', options, requiredAt: 'saisie' } as const;

/** Gives the fields of what is typed: who administers services does so over the whole country or over a territory. */
const fieldsOf = (typed: Saisie): Fields => ({
  roles,
  ...(isAdministrateur(typed) && { niveau, ...(typed.niveau === 'territoire' && { territoire }) }),
});

const isAdministrateur = (typed: Saisie): boolean => typed.roles?.includes('rds.admin') === true;

const saisieOf = (compte: Pick<CompteAdministreView, 'roles' | 'territoire'>): Saisie => ({
  roles: compte.roles,
  niveau: compte.roles.includes('rds.admin') ? (compte.territoire === null ? 'pays' : 'territoire') : null,
  territoire: compte.territoire,
});

const territoireOf = (typed: Saisie): string | null =>
  isAdministrateur(typed) && typed.niveau === 'territoire' ? (typed.territoire ?? null) : null;

type RolesFormProps = { compte: CompteAdministreView; onChanged: () => void; onCancel: () => void };

/** Changes the roles of an account; what they open is read again before any of them is given. */
export function RolesForm({ compte, onChanged, onCancel }: RolesFormProps) {
  const edition = useEdition<Saisie>({
    name: `compte-${compte._id}`,
    value: saisieOf(compte),
    version: compte.version,
    save: async ({ changes, version, value }) => {
      const isPlaced = 'niveau' in changes || 'territoire' in changes || 'roles' in changes;
      const outcome = await call(administrationEndpoints.updateAcces, {
        params: { id: compte._id },
        body: {
          ...('roles' in changes && { roles: value.roles ?? [] }),
          ...(isPlaced && { territoire: territoireOf(value) }),
        },
        ifMatch: version,
      });
      return saveAnswer(outcome, saisieOf);
    },
    onSaved: () => {
      notify('succes', 'Rôles enregistrés.');
      onChanged();
    },
  });
  const { typed } = edition;
  const given = (typed.roles ?? []).filter((role) => !compte.roles.includes(role));
  const isPlaceChanged = isAdministrateur(typed) && territoireOf(typed) !== compte.territoire;
  const opened = isPlaceChanged && !given.includes('rds.admin') ? [...given, 'rds.admin'] : given;
  const qui = `${compte.prenom} ${compte.nom}`;
  return (
    <SaisieForm
      saisie={edition}
      fields={fieldsOf(typed)}
      hand={hand}
      label="Enregistrer les rôles"
      sentences={compteProblems}
      onCancel={onCancel}
      confirm={
        opened.length === 0
          ? null
          : ({ onConfirm, onClose }) => (
              <Dialog
                title={`Donner ces rôles à ${qui} ?`}
                onClose={onClose}
                action={{ label: 'Oui, donner ces rôles', onPress: onConfirm }}
              >
                <p>
                  {qui} ({compte.email}) pourra, dès maintenant :
                </p>
                <ul>
                  {opened.map((role) => (
                    <li key={role}>
                      <strong>{roleLabel(role)}</strong> : {saysOpenByRole(role, placeSaid(typed))}
                    </li>
                  ))}
                </ul>
              </Dialog>
            )
      }
    />
  );
}

function placeSaid(typed: Saisie): string {
  const code = territoireOf(typed);
  return code === null
    ? 'dans tout le pays'
    : `dans ce territoire : ${options.find(({ value }) => value === code)?.label ?? code}`;
}
