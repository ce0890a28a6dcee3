/** Passwords of eight and more characters that lead every published list of leaked ones, in lower case. */
export const COMMON_PASSWORDS = `
12345678 123456789 1234567890 0123456789 87654321 987654321 9876543210 0987654321 123123123 12341234
123321123 1234554321 12344321 11223344 1122334455 112233445566 111222333 111222333444 123654789 147258369
159357456 159753456 147852369 789456123 456789123 789654123 741852963 963852741 321654987 987456321
1029384756 10203040 1020304050 13579246 135792468 24681012 19921992 19901990 19841984 20002000 20012001
12345678a 12345678q 123456789a 123456789q 123456aa 1234abcd 1234qwer 12345qwert 123456qwerty 123qweasd
123qweasdzxc 123qwe123 123qwe456 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u8i 1qaz2wsx 1qaz2wsx3edc
1qazxsw2 1qaz1qaz 1qazxsw23edc 2wsx3edc 3edc4rfv q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazwsxedc qazwsx123
qazwsxedcrfv qaz123wsx zaq12wsx zaq1zaq1 zaq1xsw2 zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvbnm,./ asdfghjk asdfghjkl
asdfghjkl; asdf1234 asdfasdf asdf;lkj asdfjkl; asdfqwer asdzxc123 qwer1234 qwerasdf qwerasdfzxcv qwertyui
qwertyuio qwertyuiop qwertyuiop[] qwertyuiop123 qwerty123456 qwertyqwerty qwerty12 qwert12345 qweasdzxc
qweqweqwe qweasd123 poiuytrewq lkjhgfdsa mnbvcxz1 mnbvcxzlkjhgfdsa 0okmnji9 9ol.0p;/ !qaz2wsx !qaz@wsx
1qaz!qaz 1qaz@wsx !@#$%^&* !@#$%^&*( !@#$%^&*() !@#$1234 1234!@#$ qwer!@#$ abcd1234 abcd12345 abcdefgh
abcdefghi abcdefg1 abcdefg123 abc12345 abc123456 abc123abc abc123def abcabc123 a1b2c3d4 a1b2c3d4e5 a1s2d3f4
a1234567 a12345678 a123456789 aa123456 aa12345678 aaa12345 aaaa1111 ab123456 as123456 asd12345 asd123456
asdf12345 q1234567 q12345678 q123456789 qq123456 w1234567 z1234567 z12345678 zz123456 zxc12345 zxcv1234
zxc123456 qwe12345 qwe123456 qwerty78 pass1234 pass12345 pass123456 passpass passpass1 passw0rd passw0rd1
passw0rd! p@ssw0rd p@ssw0rd1 p@ssw0rd! p@ssw0rd123 p@ssword p@ssword1 p@ssword123 pa$$w0rd pa$$word pa55word
pa55w0rd password password1 passwords passwort passwort1 passcode mypassword mypass123 thepassword
newpassword oldpassword changeme changeme1 changeme123 changeit letmein1 letmein123 letmein! letmein12
letmeinnow iloveyou iloveyou1 iloveyou2 iloveyou3 iloveyou! iloveyou12 iloveyou123 iloveyou143 iloveyouu
iloveyousomuch iloveme1 iloveme2 iloveme123 ilovegod ilovejesus ilovemom ilovehim ilovemyself ilovemymom
ilovemyfamily iloveu12 iloveu123 loveyou1 loveyou2 loveyou123 lovelove lovelove1 loveme123 love1234 love12345
loverboy lovergirl loverboy1 mylove123 mybaby123 mybabygirl babygirl babygirl1 babygirl12 babygirl123 babyboy1
babyboy123 babyblue babydoll babyface babycakes babylove sexygirl sexybitch sexyback trustno1 whatever
whatever1 welcome1 welcome12 welcome123 welcome1! welcome2 welcome@123 welcome01 administrator admin123
admin1234 admin12345 admin123456 admin@123 adminadmin admin888 root1234 rootroot toor1234 user1234 userpass
test1234 test12345 test123456 testtest testtest1 testing1 testing123 testpass tester123 guest123 guest1234
demo1234 temp1234 temppass default1 system32 oracle123 server2008 internet internet1 computer computer1
computers iphone12 samsung1 samsung123 facebook facebook1 youtube1 google123 yahoo123 hotmail1 myspace1
microsoft microsoft1 windows1 windows10 linux123 security security1 secret123 secret12 topsecret supersecret
unknown1 nothing1 nothing123 somebody everyone anything whocares whoknows nopassword noname123 justme12
jesus123 jesusislord jesuschrist jesus777 jesus4ever jesuslives godisgood godisgood1 godislove godbless
blessed1 blessed123 amazing1 faithful heaven11 angels12 angel123 angel1234 angelina angelica angelito
trinity1 michael1 michael123 michael2 michelle michelle1 jennifer jennifer1 jessica1 jessica123 jonathan
jonathan1 jordan23 jordan123 jordan12 joshua12 joshua123 matthew1 matthew123 nicholas nicholas1 nicole12
nicole123 christian christian1 christin christina christine christopher charlie1 charlie123 charlotte
charlotte1 daniel12 daniel123 danielle danielle1 danielito david123 david1234 andrew12 andrew123 anthony1
anthony123 anthony2 alexander alexander1 alexandra alexandre alexander123 ashley12 ashley123 ashley11
amanda12 amanda123 brandon1 brandon123 brittany brittany1 benjamin benjamin1 bradley1 caroline carolina
carolina1 chelsea1 chelsea123 cameron1 elizabeth elizabeth1 gabriel1 gabriela gabrielle george123 hannah12
hannah123 isabella isabella1 isabelle jackson1 jasmine1 jasmine12 jasmine123 jeremiah jeffrey1 john1234
johnjohn juliette justin12 justin123 justinbieber katherine kimberly kimberly1 lauren12 madison1 madison123
margaret maria123 melissa1 melissa123 mercedes mercedes1 mohamed1 mohammed mohammad muhammad natalie1 natalia1
natasha1 patricia patricia1 patrick1 patrick123 rebecca1 rebecca123 richard1 robert12 robert123 samantha
samantha1 samantha123 sabrina1 sebastian sebastian1 shannon1 stephanie stephanie1 stephen1 steven12 taylor12
taylor123 thomas12 thomas123 valentina valentin valeria1 vanessa1 vanessa123 veronica victoria victoria1
victor123 vincent1 william1 william123 zachary1 superman superman1 superman123 batman123 batman12 batman11
spiderman spiderman1 ironman1 wolverine deadpool1 starwars starwars1 startrek skywalker darthvader lordoftherings
harrypotter harrypotter1 hermione dumbledore pokemon1 pokemon123 pikachu1 pikachu123 naruto123 narutouzumaki
dragonball dragonballz goku1234 minecraft minecraft1 minecraft123 fortnite fortnite1 fortnite123 roblox123
roblox12 callofduty assassin1 playstation playstation1 nintendo nintendo1 xbox360360 zelda123 mario123
supermario sonic123 tinkerbell tinkerbell1 tweety12 tweety123 spongebob spongebob1 hellokitty hellokitty1
mickeymouse mickey12 minnie12 winnie12 winniethepooh disney123 cinderella cinderella1 simpsons bartsimpson
homersimpson scoobydoo scooby12 garfield garfield1 snoopy12 snoopy123 eminem12 metallica metallica1 slipknot
slipknot1 slipknot6 nirvana1 nirvana123 ironmaiden acdcacdc beatles1 greenday greenday1 blink182 blink1821
linkinpark linkinpark1 mychemicalromance coldplay1 onedirection onedirection1 backstreet rockandroll rocknroll
rockstar rockstar1 gangster gangster1 gangsta1 hiphop123 football football1 football12 football123 football10
football7 football11 football! baseball baseball1 baseball12 baseball123 basketball basketball1 softball
softball1 softball12 soccer12 soccer123 soccer11 soccer10 volleyball volleyball1 hockey12 hockey123 cricket1
swimming swimming1 gymnastics skateboard snowboard snowboard1 cheerleader cheerleader1 liverpool liverpool1
liverpool123 arsenal1 arsenal123 chelseafc manchester manutd123 manunited barcelona barcelona1 realmadrid
realmadrid1 juventus juventus1 newcastle rangers1 celtic123 celtic1888 everton1 tottenham westham1 steelers
steelers1 cowboys1 cowboys123 patriots packers1 broncos1 raiders1 raiders123 dolphins dolphins1 redskins
yankees1 yankees123 lakers24 lakers123 chicago1 chicago23 ferrari1 ferrari123 porsche1 porsche911 mercedesbenz
mustang1 mustang123 corvette corvette1 camaro12 chevrolet chevelle harleydavidson harley12 harley123 yamaha12
suzuki12 bmw12345 toyota123 nissan123 sunshine sunshine1 sunshine12 sunshine123 sunflower sunflower1 princess
princess1 princess12 princess123 princess2 princess01 princesa princesa1 princesita butterfly butterfly1
butterfly12 rainbow1 rainbow12 rainbow123 unicorn1 unicorn123 mermaid1 fairytale diamond1 diamond123 crystal1
crystal123 precious precious1 beautiful beautiful1 gorgeous sweetheart sweetheart1 sweetness sweetie1 sweetpea
sweetpea1 sweety12 honeybee honey123 sugar123 cupcake1 cupcake123 chocolate chocolate1 chocolate123 cookie12
cookie123 cookies1 candy123 cheese12 cheese123 cheesecake strawberry strawberry1 blueberry cherry12 peaches1
banana12 banana123 pineapple pumpkin1 pumpkin123 pickles1 peanut12 peanut123 pepper12 pepper123 peppermint
cinnamon coffee12 coffee123 whiskey1 heineken budweiser butthead bigboobs asshole1 asshole123 bullshit
bullshit1 fuckyou1 fuckyou2 fuckyou! fuckyou123 fuckoff1 fuckfuck fuckthis fucking1 motherfucker shithead
shitface dickhead pussycat playgirl playboy1 playboy123 player12 killer12 killer123 killer11 killers1 monster1
monster12 monster123 dragon12 dragon123 dragon11 dragon69 dragonfly phoenix1 phoenix123 scorpion scorpion1
scorpio1 capricorn aquarius sagittarius virgo123 gemini12 leo12345 thunder1 thunder123 lightning hurricane
tornado1 snowball snowball1 snowflake winter12 winter123 summer12 summer123 summer01 summer08 summer09 summer10
summer11 spring12 autumn12 october1 october10 november november1 november11 december december1 december12
january1 february february14 september september1 september11 august12 monday12 friday13 birthday birthday1
christmas christmas1 halloween halloween1 valentine valentine1 holiday1 forever1 forever12 forever21 forever123
together1 friends1 friends4 friends123 friendship bestfriend bestfriends family12 family123 family01
mother12 mommy123 mommy1234 mamapapa mama1234 mamamama daddy123 daddysgirl daddy1234 brother1 sister12
grandma1 grandpa1 children children1 mychildren happiness happy123 happy1234 happyday happyface smile123
smiley12 sunnyday lucky123 lucky777 lucky1234 luckystar goodluck goodluck1 success1 success123 freedom1
freedom123 peace123 peaceful america1 america123 american1 australia canada123 england1 england123 scotland
scotland1 ireland1 germany1 mexico12 mexico123 brasil123 pakistan pakistan1 pakistan123 india123 india1234
bangladesh indonesia philippines california california1 florida1 newyork1 newyork123 texas123 hawaii12 london12
london123 paris123 tiffany1 country1 cowgirl1 horse123 horses12 horselover puppies1 puppy123 doggie12 doggy123
buster12 buster123 bailey12 bailey123 max12345 maxwell1 molly123 lucy1234 sadie123 sophie12 sophie123 ginger12
ginger123 tigger12 tigger123 tiger123 tiger1234 tigers12 lion1234 lionking panther1 panthers panthers1 eagles12
eagle123 falcon12 hunter12 hunter123 fishing1 fishing123 ranger12 warrior1 warriors soldier1 marines1 military
airborne airforce firefighter fireman1 police12 doctor12 nursing1 teacher1 teacher123 student1 student123
school12 school123 college1 graduate letmesee openopen open1234 opensesame sesame12 computer123 keyboard
keyboard1 monitor1 mouse123 laptop123 desktop1 passport passport1 telephone cellphone telefone telefono
bluebird blackbird blackcat blackjack blackrose blackberry blackhawk bluesky1 blue1234 blue12345 blue2222
red12345 redrose1 purple12 purple123 purple11 purplerain green123 green1234 greenapple orange12 orange123
orange11 yellow12 yellow123 silver12 silver123 golden12 goldfish goldstar pink1234 pinkpink pinky123 black123
white123 midnight midnight1 darkness darkangel darkknight shadow12 shadow123 shadow11 shadow01 shadowfax
ghostrider hellfire hello123 hello1234 hello12345 hellohello helloworld hello!23 goodbye1 goodmorning
goodnight kittycat kitty123 kitten12 kissme12 kissmyass kisskiss stupid12 stupid123 crazy123 crazygirl
cutiepie cutiepie1 cutegirl lollipop lollipop1 lollypop lalalala lalalala1 hahahaha hahaha123 hihihihi
blahblah blahblah1 blabla123 yourmom1 yourmom12 yourmother yomama12 elephant elephant1 dinosaur penguin1
penguins turtle12 turtle123 monkey12 monkey123 monkey11 monkey01 monkeys1 gorilla1 chicken1 chicken123 spider12
spider123 snake123 wolf1234 wolfpack werewolf vampire1 zombie123 twilight twilight1 edwardcullen hannahmontana
mileycyrus jonasbrothers nickjonas bieber123 selenagomez zacefron rihanna1 beyonce1 shakira1 madonna1
marilyn1 elvis123 bobmarley bobmarley1 jimihendrix tupac123 2pac1234 50cent50 lilwayne lilwayne1 snoopdogg
pass@123 pass@1234 abcd@123 abcd@1234 abc@1234 abc@12345 india@123 admin@1234 root@123 test@123 qwerty@123
master12 master123 masters1 mastermind thegreat1 thebest1 thebest123 theman12 theking1 king1234 kingking
kingdom1 queen123 queenbee prince12 prince123 legend12 legendary champion champion1 winner12 winner123
number1! numberone number11 onelove1 onelove123 oneheart onetwothree one23456 threefour sevenseven sixsixsix
66666666a 7777777a 88888888a 147147147 258258258 369369369 159159159 753753753 951753456 852456852 100200300
500600700 01020304 01234567 012345678 02020202 07070707 11112222 11111112 22223333 12121212a 12131415
12312312 12345679 123456780 123456788 123456987 1234567891 12345678910 1234567899 123456123 123456654321
123789456 123456ab 123456abc 123456as 123456qw 123456zx 123456789z 123456789abc 1234567a 1234567q 1234567z
12345abc 12345qwe 12345asd 123abc123 123abc456 123asd123 123zxc123 123123qwe 123123aa 123123abc 111aaa111
1a2b3c4d 1a2b3c4d5e 1a2s3d4f 1love123 1princess 1password 1qwertyu 4815162342 31415926 314159265 27182818
rammstein bismillah bismillah1 alhamdulillah allah123 krishna1 ganesha1 sairam123 omsairam jaimatadi
hanuman1 mahadev1 princess! sunshine! football2 chicken12 tequiero teamo123 teamomucho mipassword contrasena
contraseña micontraseña amoremio amormio1 estrella estrella1 mariposa mariposa1 corazon1 bonita12 hermosa1
chocolat soleil12 bonjour1 bonjour123 azerty123 azertyui azertyuiop motdepasse doudou12 loulou12 marseille
schatz12 schalke04 bayern123 dortmund hallo123 hallo1234 hallohallo ichliebedich geheim123 sommer12 sonnenschein
wachtwoord welkom01 welkom123 feyenoord ajax1234 juventus10 ciaociao ciao1234 amore123 napoli1926 forzamilan
qwertz123 qwertzui qwertzuiop yxcvbnm1 parola123 haslo123 polska12 polska123 marina12 natasha123 vfhbyf12
`.trim();

/** Words that are common passwords by themselves and with the endings below. */
export const COMMON_WORDS = `
password passw0rd p@ssword p@ssw0rd welcome letmein qwerty qwertz azerty iloveyou sunshine princess football
baseball basketball superman batman dragon monkey shadow master michael jessica jennifer ashley charlie
jordan hunter daniel thomas andrew joshua matthew anthony robert nicole michelle samantha liverpool chelsea
arsenal pokemon minecraft fortnite starwars computer internet whatever trustno1 freedom flower butterfly
chocolate cookie summer winter spring autumn hello admin administrator secret login access changeme test
testing guest default abc abcd abcdef asdf asdfgh asdfghjkl zxcvbn zxcvbnm killer pepper ginger soccer hockey
buster tigger lovely loveme babygirl angel family friends forever purple orange yellow silver diamond rainbow
`.trim();

/** What people put behind such a word to please a form. */
export const COMMON_ENDINGS = `
! !! . ? 0 1 2 3 4 5 6 7 8 9 00 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 33
44 55 66 69 77 88 99 007 100 101 111 123 222 321 333 420 456 555 666 777 789 888 911 999 000 1234 4321 12345
123456 1234567 12345678 123456789 1! 12! 123! 1234! 12345! !1 !12 !123 @1 @12 @123 @1234 #1 #123 _1 _123 1@ 123@
1970 1971 1972 1973 1974 1975 1976 1977 1978 1979 1980 1981 1982 1983 1984 1985 1986 1987 1988 1989 1990 1991
1992 1993 1994 1995 1996 1997 1998 1999 2000 2001 2002 2003 2004 2005 2006 2007 2008 2009 2010 2011 2012 2013
2014 2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025 2026 2020! 2021! 2022! 2023! 2024! 2025! 2026!
`.trim();
