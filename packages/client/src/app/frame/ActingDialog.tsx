import type { User } from '@asso/contract/compte/user.schemas';
import { roleLabel } from '@asso/domain/compte/roles.words';
import { siretNomme } from '@asso/domain/identifiants/nombres-affiches';
import { useState } from 'react';
import { go } from '../../platform/page/navigation.ts';
import { actFor, actingKey, useActingFor } from '../../platform/session/acting-for.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useWornRole, wearRole } from '../../platform/session/session-role.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { OptionsControl } from '../../ui/fields/OptionsControl.tsx';
import { TextControl } from '../../ui/fields/TextControl.tsx';
import { findHome } from '../home.ts';

type ActingDialogProps = { user: User; about: 'association' | 'role'; onClose: () => void };

const searchAbove = 7;

export function ActingDialog({ user, about, onClose }: ActingDialogProps) {
  return about === 'role' ? (
    <RoleChoice user={user} onClose={onClose} />
  ) : (
    <AssociationChoice user={user} onClose={onClose} />
  );
}

type ChoiceProps = Omit<ActingDialogProps, 'about'>;

function AssociationChoice({ user, onClose }: ChoiceProps) {
  const present = useActingFor();
  const [key, setKey] = useState(present && actingKey(present));
  const [words, setWords] = useState<string | null>(null);
  const options = user.associations.map((one) => ({
    value: actingKey(one),
    label: one.id_siret ? `${one.nom} · ${siretNomme(one.id_siret)}` : one.nom,
  }));
  const choose = () => {
    const chosen = user.associations.find((one) => actingKey(one) === key);
    if (!chosen) return;
    actFor(chosen);
    onClose();
    notify('succes', `Vous agissez maintenant pour ${chosen.nom}.`);
    go('/user/dashboard');
  };
  return (
    <Dialog
      title="Pour quelle association agissez-vous ?"
      onClose={onClose}
      action={{ label: 'Agir pour cette association', onPress: choose }}
    >
      {options.length > searchAbove && (
        <TextControl
          id="agir-recherche"
          label="Chercher un nom ou un SIRET"
          type="search"
          value={words}
          onChange={(value) => setWords(value as string | null)}
        />
      )}
      <OptionsControl
        id="agir-association"
        label="Association ou établissement"
        value={key}
        onChange={(value) => setKey(value as string)}
        options={options.filter(({ label }) => label.toLowerCase().includes((words ?? '').toLowerCase()))}
      />
    </Dialog>
  );
}

function RoleChoice({ user, onClose }: ChoiceProps) {
  const present = useWornRole();
  const [role, setRole] = useState(present);
  const choose = () => {
    if (!role) return;
    wearRole(role);
    onClose();
    notify('succes', `Votre rôle est maintenant : ${roleLabel(role)}.`);
    go(findHome(role));
  };
  return (
    <Dialog title="Changer de rôle" onClose={onClose} action={{ label: 'Prendre ce rôle', onPress: choose }}>
      <OptionsControl
        id="agir-role"
        label="Rôle"
        value={role}
        onChange={(value) => setRole(value as string)}
        options={user.roles.map((one) => ({ value: one, label: roleLabel(one) }))}
      />
    </Dialog>
  );
}
