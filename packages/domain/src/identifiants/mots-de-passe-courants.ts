// French people often make passwords of these words, written in lower case without accents or the digits and signs
// around them.
export const motsDePasseCourants: ReadonlySet<string> = new Set(
  `abcdefgh abcdefghij abcdefghijkl abonnement administrateur administration admin adminadmin amour anniversaire
  anticonstitutionnellement argent arsenal asso association associationloi azertyuiop azerty azertyazerty
  azertyuiopqsdfgh azertyuiopqsdfghjklm bienvenue bienvenu bisous bonjour bonjourbonjour bonjourtoutlemonde
  bordeaux bretagne bureau cachou camille caroline changeme changermoi chocolat chouchou club clubdefoot
  clubsportif compte compteasso coucou coucoucoucou default demande demo demodemo doudou entreprise football
  footballclub france francefrance handball iloveyou jetaime jetaimejetaime judo lecompteasso letmein loulou
  loulouloulou lyon marseille mairie mairiedeparis merci mercimerci mdpmdp mdp monmotdepasse motdepasse
  motdepassemotdepasse motdepasseasso motdepassesecret motdepasseadmin nantes nicolas nouveau nouveaumotdepasse
  olympique olympiquelyonnais olympiquemarseille ordinateur paris parisparis parissaintgermain pass passe passer
  passpass password passwordpassword portail portailasso portailassociation princesse qwerty qwertyuiop
  qwertyuiopasdfgh qwertyazerty republique republiquefrancaise root saintetienne secret secretsecret
  secretaire secretariat service soleil soleilsoleil sport subvention subventions superman temporaire test
  testtest testtesttest toulouse tresorier tresoriere utilisateur vacances version welcome welcomewelcome`
    .trim()
    .split(/\s+/),
);
