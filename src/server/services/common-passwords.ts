import { dictionary } from '@zxcvbn-ts/language-common';

/** Passwords that international lists lack, many of them from India, in lower case and with at least 6 characters. */
const triedHere = `
123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 123123 123123123 1234321 123321 1234554321
123654 123789 1234qwer 123qwe 123qweasd 123abc 123456a 123456q 123456abc 12345a 12345q 12345qwert 123456789a
1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 1qaz1qaz 2wsx3edc 0987654321 987654321 987654 87654321 7654321 654321
112233 11223344 1122334455 121212 131313 101010 102030 010203 010101 020202 111222 111222333 123412 147258
147258369 147852 159357 159753 159951 258456 321321 369369 456123 456456 456789 789456 789456123 741852 741852963
852456 951753 963852 987321 696969 420420 786786 7867867 108108 999000 100200 123000 135790 246810 314159 142536
111111 1111111 11111111 111111111 000000 0000000 00000000 222222 333333 444444 555555 666666 777777 888888 999999
a12345 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456 aa12345678 ab1234 ab123456 abc123 abc1234
abc12345 abc123456 abc123abc abc@123 abc@1234 abcabc abcd123 abcd1234 abcd12345 abcd@123 abcd@1234 abcde12345
abcdef abcdefg abcdefgh abcdefghi abcdef123 aaaaaa aaaaaaa aaaaaaaa asd123 asdasd asdasd123 asdf12 asdf123
asdf1234 asdfasdf asdfgh asdfghj asdfghjk asdfghjkl asdfjkl asdfqwer zaq12wsx zaq1zaq1 zaqwsx zxc123 zxcasd
zxcasdqwe zxcvbn zxcvbnm zxcvbnm123 zxczxc qaz123 qazqaz qazwsx qazwsxedc qazxsw qwaszx qwe123 qwe123456 qweasd
qweasdzxc qweqwe qweqweqwe qwer1234 qwer12345 qwert1 qwert123 qwert12345 qwerty qwerty1 qwerty12 qwerty123
qwerty1234 qwerty12345 qwerty123456 qwertyu qwertyui qwertyuiop q1w2e3 q1w2e3r4 q1w2e3r4t5 q12345 q123456 wertyu
poiuyt poiuytrewq mnbvcx mnbvcxz lkjhgf lkjhgfdsa
password password1 password12 password123 password1234 password12345 password@1 password@12 password@123
password@1234 password! password1! password01 password2 password11 password99 passwords passwort passwd pass123
pass1234 pass12345 pass@123 pass@1234 pass@word pass@word1 passpass password0 p@ssword p@ssword1 p@ssword123
p@ssw0rd p@ssw0rd1 p@ssw0rd123 p@55w0rd p@ss123 p@ss1234 passw0rd passw0rd1 pa55word pa55w0rd pa$$word pa$$w0rd
mypassword mypass newpassword changeme changeme123 change123 letmein letmein1 letmein123 openup opensesame
secret secret1 secret123 topsecret default guest123 guest1234 guests access access14 admin1 admin12 admin123
admin1234 admin12345 admin123456 admin@123 admin@1234 adminadmin administrator root123 root1234 rootroot toor123
login123 login1234 logmein system system123 manager master master1 master123 server test12 test123 test1234
test12345 test@123 test@1234 testing testing1 testing123 testtest tester user123 user1234 user12345 username
welcome welcome1 welcome12 welcome123 welcome1234 welcome@1 welcome@12 welcome@123 welcome@1234 hello1 hello123
hello1234 hellohello hello@123 helloo internet computer laptop google google123 gmail123 yahoo123 facebook
facebook1 facebook123 whatsapp youtube instagram twitter samsung samsung123 iphone android nokia1 windows
microsoft apple123 jiojio reliance airtel vodafone
iloveyou iloveyou1 iloveyou2 iloveyou123 iloveu ilovegod ilovemom loveme loveyou lovelove love123 love1234
love12345 lovely lovely1 mylove truelove forever forever1 sweetheart sweety sweety123 babygirl babygirl1 babyboy
darling honey123 princess princess1 princess123 prince queen123 angel1 angel123 angels beautiful butterfly
flower flowers sunshine sunshine1 rainbow moonlight starlight summer winter spring autumn january february
october november december monday friday sunday chocolate cookie cheese banana orange mango123 coffee pepper
ginger monkey monkey1 monkey123 dragon dragon1 dragon123 tiger1 tiger123 tigers lion123 shadow shadow1 shadow123
jordan jordan23 michael michael1 michelle jessica jennifer ashley daniel robert andrew anthony joshua matthew
thomas william charlie george harley hunter hunter2 ranger buster soccer hockey killer batman batman123
superman superman1 spiderman ironman pokemon pikachu naruto starwars matrix mustang ferrari porsche mercedes
yamaha honda123 football football1 baseball basketball liverpool chelsea arsenal barcelona realmadrid ronaldo
ronaldo7 messi10 cricket cricket1 cricket123 sachin sachin10 sachin123 sehwag dhoni7 dhoni07 dhoni123 virat18
virat123 kohli18 kohli123 rohit45 rohit123 trustno1 whatever freedom nothing blahblah fuckyou fuckyou1 fuckoff
asshole bitch1 peaches snoopy tigger junior maggie purple yellow silver golden diamond victory winner success
lucky1 lucky7 lucky123 lucky777 cool123 coolboy coolguy goodluck money123 million business company office
school college student teacher doctor family mother father brother sister mummy123 mummypapa mompapa momdad
maapapa mybaby family123
india1 india12 india123 india1234 india12345 india@1 india@12 india@123 india@1234 india@1947 india1947 india2020
india2023 india2024 india2025 bharat bharat123 bharat@123 bharatmata jaihind jaihind1 jaihind123 jaihind@123
vandemataram hindustan delhi123 delhi@123 newdelhi mumbai mumbai123 mumbai@123 bangalore bengaluru chennai
chennai123 kolkata kolkata123 hyderabad hyderabad123 kerala kerala123 punjab punjab123 gujarat gujarat123
rajasthan mysore mysuru jaishreeram jaishriram jai123 jaimatadi jaimatadi1 jaibhole jaiganesh jaihanuman
jaisairam omsairam omsairam1 saibaba saibaba1 sairam sairam123 saisai shirdi omnamahshivaya omnamah harharmahadev
mahadev mahadev1 mahadev123 radheradhe radhekrishna radhakrishna harekrishna krishna krishna1 krishna123
krishna@123 shiva123 ganesh ganesh1 ganesh123 ganesha ganapati ganpati lakshmi lakshmi123 laxmi123 hanuman
hanuman1 balaji balaji123 govinda govind venkatesh murugan swamy123 ayyappa swamiji waheguru waheguru1 bismillah
bismillah1 bismillah786 allah123 allah786 allahuakbar alhamdulillah mashallah inshallah khuda123 jesus1 jesus123
jesuschrist jesus777 christ mother1 godisgreat godisgood godislove godbless
priya123 priyanka priyanka123 pooja123 pooja1 deepak deepak123 deepika rahul1 rahul123 rahul@123 rajesh
rajesh123 rakesh rakesh123 ramesh ramesh123 suresh suresh123 mahesh mahesh123 dinesh dinesh123 mukesh naresh
ganesh@123 santosh santosh123 sandeep sandeep123 sanjay sanjay123 vijay123 vijaya ajay123 amit123 amit1234 ankit123
anil123 ashok123 arjun123 aditya aditya123 abhishek abhishek123 akash123 anjali anjali123 ankita aishwarya
divya123 gaurav gaurav123 harish harshad jyoti123 kajal123 karthik karthik123 kavita kiran123 kumar123 kumar1
lokesh manish manish123 manoj123 meena123 mohan123 mohammed mohit123 mohammad naveen naveen123 neha123 nikhil
nikhil123 nisha123 pankaj pankaj123 pavan123 prakash prakash123 pradeep pradeep123 prasad prashant praveen
praveen123 preeti rajkumar raju123 ravi123 ravi1234 rekha123 ritika rohan123 sachin1 sagar123 sangeeta
saurabh shivam shivam123 shubham shubham123 simran sneha123 sonali sonia123 sonu123 srinivas subhash sunil123
sunita swathi sweta123 tarun123 uday123 vikas123 vikram vikram123 vinod123 vishal vishal123 vivek123 yogesh
`;

/** Words of this app. */
const productWords = `
wellness wellness1 wellness123 wellness@123 wellnesscheck wellness-check wellness_check wellnesscheck1
wellbeing wellbeing1 wellbeing123 well-being mentalhealth mental-health mentalhealth1 mentalwellbeing
mindfulness discover reflect empower nimhans nimhans1 nimhans123 selfcompassion positivity happiness happiness1
healthy healthy123 health123 resilience distress psychology dashboard assessment feedback
`;

/** Number of passwords of zxcvbn's list that are refused; login limits protect the others. */
const listed = 10_000;

/** The most common passwords of zxcvbn's list with a valid length. */
const triedFirst = dictionary['passwords-common']
  .filter((word) => /^[!-~]{6,20}$/.test(word))
  .slice(0, listed);

/** All refused passwords, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...triedFirst,
  ...`${triedHere} ${productWords}`.trim().split(/\s+/),
]);
