import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogTrigger,
} from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogFooter, DialogTrigger } from "@/components/ui/dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { Sheet, SheetContent, SheetTrigger } from "@/components/ui/sheet";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { Tooltip } from "@/components/ui/tooltip";

export default { title: "UI/Overlays" };

export const Dialogs = () => (
  <div className="flex flex-wrap gap-3">
    <Dialog>
      <DialogTrigger asChild>
        <Button>Open dialog</Button>
      </DialogTrigger>
      <DialogContent
        title="Report this review"
        description="We look at every report."
        closeLabel="Close"
      >
        <DialogFooter>
          <Button variant="brand">Send report</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="destructive">Delete product</Button>
      </AlertDialogTrigger>
      <AlertDialogContent title="Delete this product?" description="This can’t be undone.">
        <AlertDialogCancel>Cancel</AlertDialogCancel>
        <AlertDialogAction>Delete</AlertDialogAction>
      </AlertDialogContent>
    </AlertDialog>
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="outline">Open sheet</Button>
      </SheetTrigger>
      <SheetContent title="Filters" closeLabel="Close">
        <p className="p-4">Content of the sheet.</p>
      </SheetContent>
    </Sheet>
  </div>
);

export const Menus = () => (
  <div className="flex flex-wrap gap-3">
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">Open menu</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>Profile</DropdownMenuItem>
        <DropdownMenuItem>Orders</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline">Open popover</Button>
      </PopoverTrigger>
      <PopoverContent>A short explanation.</PopoverContent>
    </Popover>
    <Tooltip text="Add to wishlist">
      <Button variant="ghost">Hover or focus</Button>
    </Tooltip>
  </div>
);

export const TabPanels = () => (
  <Tabs defaultValue="details">
    <TabsList>
      <TabsTrigger value="details">Details</TabsTrigger>
      <TabsTrigger value="reviews" count={12}>
        Reviews
      </TabsTrigger>
    </TabsList>
    <TabsContent value="details">Origin, material and care.</TabsContent>
    <TabsContent value="reviews">Reviews of buyers.</TabsContent>
  </Tabs>
);
