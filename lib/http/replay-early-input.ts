/**
 * Whether React would hear something that happens to the element now: it names what it has begun to take by a key of its
 * own, and lets no event come to what it has not finished. The event asked with is one that nothing here listens to, and
 * of those that make it finish at once if it can.
 */
const TAKEN = `function taken(n){
var came;
function hear(){came=true}
if(!Object.keys(n).some(function(k){return!k.indexOf("__reactFiber")}))return false;
n.addEventListener("textInput",hear);
tell(n,"textInput");
n.removeEventListener("textInput",hear);
return came}
function tell(n,name){n.dispatchEvent(new Event(name,{bubbles:true}))}
function wait(n,then){setTimeout(function(){if(!n.isConnected)early.delete(n);else if(taken(n))then(n);else wait(n,then)},50)}`;

/**
 * What was typed, chosen or entered before React had the field happens once more when it has: else the field would show
 * words by which nothing is filtered. React takes a change for one only if the field holds something else than it was
 * set to by a script, so it is set to something else first, and then past React's own setter to what somebody made it.
 * The caret stays where it is: when React takes a text area it writes the words in it once more, and the browser puts the
 * caret before them, so the same words are not written while somebody is in it; and what is typed once more would end with
 * the caret behind all of it.
 */
const FIELDS = `var early=new Map,carets=new WeakMap,words=Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype,"defaultValue");
function keepCaret(n){
Object.defineProperty(n,"defaultValue",{configurable:true,get:words.get,
set:function(v){if(v!==words.get.call(n))words.set.call(n,v)}})}
function isBox(n){return n.type=="checkbox"||n.type=="radio"}
function type(n,value){
n.value="";
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(n),"value").set.call(n,value);
var caret=carets.get(n);
if(caret!=null&&n==document.activeElement)n.setSelectionRange(caret,caret);
tell(n,"input")}
function redo(n){
var value=early.get(n);
early.delete(n);
if(n==document.activeElement)tell(n,"focusin");
if(value==null)return;
if(isBox(n)){n.checked=!value;n.click()}
else if(n.type=="file")tell(n,"change");
else if(n.tagName=="SELECT"){n.value=value;tell(n,"change")}
else type(n,value)}
function note(e){
var n=e.target;
if(!n.matches||!n.matches("input,select,textarea"))return;
if(n.tagName=="TEXTAREA")keepCaret(n);
if(!early.has(n)&&taken(n))return;
if(!early.has(n)){early.set(n,null);wait(n,redo)}
if(e.type=="focusin")return;
early.set(n,isBox(n)?n.checked:n.value);
carets.set(n,n.selectionStart);
if(n.type=="radio")early.forEach(function(_,o){if(o!=n&&o.type=="radio"&&o.name==n.name)early.delete(o)})}
["focusin","input","change"].forEach(function(name){addEventListener(name,note,true)})`;

/**
 * Keeps the press of a form's button for the page's script: sent before that is there, the page would come again without
 * what was typed. A form that works without script says where it goes by `action`; any other is pressed anew until its
 * script takes it, and has all that was typed. A press and not a sent form, since a press is what makes the framework
 * finish that part of the page first.
 */
const FORMS = `var sending;
addEventListener("submit",function(e){
var f=e.target,b=e.submitter;
function press(){if(early.size)sending=setTimeout(press,50);else if(b)b.click();else f.requestSubmit()}
if(e.defaultPrevented||f.hasAttribute("action"))return;
e.preventDefault();
clearTimeout(sending);
sending=setTimeout(press,200)})`;

/**
 * The same for a button outside of forms: pressed before React has it, it is pressed once more when the page has begun
 * (components/layout/providers.tsx) and has it, of several the last one.
 */
const BUTTONS = `var pressed,isReady;
function press(b){if(b==pressed){pressed=null;b.click()}}
addEventListener("click",function(e){
var b=e.target.closest("button");
if(!b||b.form&&b.type=="submit"||taken(b))return;
pressed=b;
if(isReady)wait(b,press)},true);
addEventListener("shaafi-ready",function(){isReady=true;if(pressed)wait(pressed,press)},{once:true})`;

/** What somebody does before the page's script is there, in a scope of its own. */
export const REPLAY_EARLY_INPUT_SCRIPT = `(function(){${[TAKEN, FIELDS, FORMS, BUTTONS].join(";")}})()`;
