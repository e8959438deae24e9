// How an e-mail begins: a person by their name, the account of a service by nobody's.

/** The first name that the account of a service bears. */
export const prenomDeService = 'Service';

/** « Bonjour Camille Martin, »; « Bonjour, » to the account of a service. */
export const bonjour = ({ prenom, nom }: { prenom: string; nom: string }): string =>
  prenom === prenomDeService ? 'Bonjour,' : `Bonjour ${prenom} ${nom},`;
