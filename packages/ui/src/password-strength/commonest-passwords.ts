/**
 * The commonest passwords, from the list of @zxcvbn-ts/language-common 3 (MIT), which the server reads whole: a browser need
 * not carry ten thousand words to name those that a person is most likely to try.
 */
const commonest = new Set(
  [
    '123456 password 12345678 qwerty 123456789 12345 1234 111111 1234567 dragon 123123 baseball abc123 football',
    'monkey letmein shadow master michael mustang 666666 qwertyuiop 123321 1234567890 superman 1qaz2wsx 7777777',
    'jordan qazwsx jennifer 123qwe 000000 killer trustno1 hunter harley zxcvbnm asdfgh buster andrew batman',
    'soccer tigger charlie robert sunshine thomas iloveyou ranger daniel hockey george computer michelle jessica',
    'starwars pepper 112233 zxcvbn freedom princess joshua maggie pass ginger 11111111 131313 amanda ashley love',
    'cheese 159753 nicole summer matthew chelsea dallas matrix william yankees taylor corvette austin access',
    'martin heather thunder merlin secret diamond hello anthony hammer 1234qwer silver justin patrick richard',
    'bailey internet samantha golfer scooter test orange cookie q1w2e3r4t5 maverick jackson sparky mickey phoenix',
    'snoopy guitar whatever chicken morgan andrea camaro mercedes password1 password123 passw0rd welcome1',
    'qwerty123 abcd1234 admin changeme letmein1 password12 1q2w3e4r football1',
  ].flatMap((line) => line.split(' ')),
);

export const isCommonest = (password: string): boolean => commonest.has(password.toLowerCase());
